import { readCredential } from '@tyto/credentials'
import type { DidRecord } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { Note } from '../../../shared/ui/cards/Note'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { titleOf } from '../claimLines'
import { FailureNote } from '../FailureNote'
import { heldCredentials } from '../heldCredentials'
import { useVault } from '../useVault'
import { WhatItSays } from '../WhatItSays'
import styles from '../Credentials.module.css'
import { StandingBadge, StandingNote } from './Standing'

interface ChooseCredentialProps {
  readonly record: DidRecord
  /** The type that is asked for. */
  readonly type: string
  /** As its issuer signed it; null as long as nothing is chosen. */
  readonly chosen: string | null
  readonly onChoose: (credential: string) => void
}

/** The credentials of a type that is asked for: the person chooses one, and reads all that is shown. */
export function ChooseCredential({ record, type, chosen, onChoose }: ChooseCredentialProps) {
  const { t } = useTranslation('credentials')
  const { items, count, hasStorage, opening } = useVault(heldCredentials, record)
  const fitting = items?.flatMap(({ text: of }) => {
    const written = readCredential(of)
    return written?.types.includes(type) === true ? [{ of, written }] : []
  })
  return (
    <div className={layout.stack}>
      <h2 className={text.h3}>{t('show.title')}</h2>
      {opening.isError && <FailureNote error={opening.error} />}
      {fitting === undefined ? (
        <>
          <p className={text.sub}>{t('locked.title', { count })}</p>
          {hasStorage && (
            <div>
              <Button variant="step" small busy={opening.isPending} onClick={() => opening.mutate()}>
                {t('locked.open')}
              </Button>
            </div>
          )}
        </>
      ) : fitting.length === 0 ? (
        <Note kind="warning">{t('show.none', { type })}</Note>
      ) : (
        <fieldset className={styles.choices}>
          <legend className={text.hint}>{t('show.whole')}</legend>
          {fitting.map(({ of, written }) => (
            <div key={of} className={styles.choice}>
              <label className={layout.row}>
                <input type="radio" name="credential" checked={chosen === of} onChange={() => onChoose(of)} />
                <span className={text.anywhere}>{titleOf(written)}</span>
                <StandingBadge of={of} />
              </label>
              {chosen === of && (
                <>
                  <WhatItSays written={written} />
                  <StandingNote of={of} />
                </>
              )}
            </div>
          ))}
        </fieldset>
      )}
    </div>
  )
}
