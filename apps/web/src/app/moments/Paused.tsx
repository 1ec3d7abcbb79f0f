import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import text from '../../shared/ui/text.module.css'
import type { MomentPart } from './momentPart'

/** A wallet is paused, its owl with closed eyes; or it works again. */
export function Paused({ moment }: { readonly moment: MomentPart<'paused' | 'unpaused'>['moment'] }) {
  const { t } = useTranslation('moments')
  const { kind, name } = moment
  return (
    <MomentFrame name={name && formatName(name)} owl={kind === 'paused' ? 'closed' : 'waking'}>
      <p>{t(`${kind}.title`)}</p>
      <p className={text.sub}>{t(`${kind}.hint`)}</p>
    </MomentFrame>
  )
}
