import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import text from '../../shared/ui/text.module.css'
import type { MomentPart } from './momentPart'

/** An identity has ended. Nothing comes next. */
export function Deactivated({ moment: { name } }: Pick<MomentPart<'deactivated'>, 'moment'>) {
  const { t } = useTranslation('moments')
  return (
    <MomentFrame name={name && formatName(name)} owl="closed">
      <p>{t('deactivated.title')}</p>
      <p className={text.sub}>{t('deactivated.hint')}</p>
    </MomentFrame>
  )
}
