import { ownValue } from '@tyto/primitives'
import type { WrittenCredential } from '@tyto/credentials'
import { useTranslation } from 'react-i18next'
import { Tick } from '../../shared/ui/fields/Tick'
import { Badge } from '../../shared/ui/text/Badge'
import text from '../../shared/ui/text/text.module.css'
import { claimLine } from './claimLines'
import styles from './Credentials.module.css'

interface FactTicksProps {
  /** The whole credential, of the form that is shown in part. */
  readonly written: WrittenCredential
  /** The names of the facts that a site needs. */
  readonly asked: readonly string[]
  /** The names of the facts that are shown. */
  readonly shown: ReadonlySet<string>
  readonly onChange: (shown: ReadonlySet<string>) => void
}

/** Each fact that may be left out, with a tick: what has none is not shown. */
export function FactTicks({ written, asked, shown, onChange }: FactTicksProps) {
  const { t } = useTranslation('credentials')
  const names = [...(written.inParts?.byFact.keys() ?? [])]
  return (
    <fieldset className={styles.ticks}>
      <legend className={text.hint}>{t('show.part')}</legend>
      {names.map((name) => {
        const { label, value } = claimLine(name, ownValue(written.subject, name))
        return (
          <Tick
            key={name}
            isSet={shown.has(name)}
            onChange={(isSet) =>
              onChange(new Set(names.filter((of) => (of === name ? isSet : shown.has(of)))))
            }
          >
            <span className={text.hint}>{label}</span>{' '}
            {asked.includes(name) && <Badge>{t('show.asked')}</Badge>}
            <br />
            <span className={text.anywhere}>{value}</span>
          </Tick>
        )
      })}
    </fieldset>
  )
}
