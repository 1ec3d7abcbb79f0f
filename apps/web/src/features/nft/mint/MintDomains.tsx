import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../../../shared/ui/layout.module.css'
import { Segmented } from '../../../shared/ui/Segmented'
import { MintForm, type MintFormProps } from './MintForm'
import { MintManyForm } from './MintManyForm'

/** Names under a suffix: one, or many at once. */
export function MintDomains(props: MintFormProps) {
  const { t } = useTranslation('mint')
  const [way, setWay] = useState<'one' | 'many'>('one')
  return (
    <div className={layout.stack}>
      <Segmented
        label={t('many.way')}
        value={way}
        onChange={setWay}
        options={[
          { value: 'one', label: t('many.one') },
          { value: 'many', label: t('many.many') },
        ]}
        fill
      />
      {way === 'one' ? <MintForm {...props} /> : <MintManyForm {...props} />}
    </div>
  )
}
