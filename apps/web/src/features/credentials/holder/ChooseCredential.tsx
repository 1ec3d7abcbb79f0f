import { readCredential, showInPart, type WrittenCredential } from '@tyto/credentials'
import type { DidRecord } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { Note } from '../../../shared/ui/cards/Note'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { titleOf } from '../claimLines'
import { FactTicks } from '../FactTicks'
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
  /** The names of the facts that the site needs: these are ticked before the person says anything. */
  readonly facts: readonly string[]
  /** As it is shown, with the facts that are ticked; null as long as nothing is chosen. */
  readonly chosen: string | null
  readonly onChoose: (credential: string) => void
}

/** The credentials of a type that is asked for: the person chooses one, reads it, and ticks what of it is shown. */
export function ChooseCredential({ record, type, facts, chosen, onChoose }: ChooseCredentialProps) {
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
        <div className={styles.choices} role="radiogroup" aria-label={t('show.title')}>
          {fitting.map(({ of, written }) => {
            const isChosen = chosen !== null && signedPart(chosen) === signedPart(of)
            return (
              <div key={of} className={styles.choice}>
                <label className={layout.row}>
                  <input
                    type="radio"
                    name="credential"
                    checked={isChosen}
                    onChange={() => onChoose(showInPart(written, new Set(facts)) ?? of)}
                  />
                  <span className={text.anywhere}>{titleOf(written)}</span>
                  <StandingBadge of={of} />
                </label>
                {isChosen && (
                  <div className={layout.stack}>
                    <Shown written={written} chosen={chosen} asked={facts} onChoose={onChoose} />
                    <StandingNote of={of} />
                  </div>
                )}
              </div>
            )
          })}
        </div>
      )}
    </div>
  )
}

/** What stays the same of a credential, whatever of it is shown. */
function signedPart(credential: string): string | undefined {
  return credential.split('~', 1)[0]
}

interface ShownProps {
  readonly written: WrittenCredential
  readonly chosen: string
  readonly asked: readonly string[]
  readonly onChoose: (credential: string) => void
}

/** What the site gets of the chosen credential. */
function Shown({ written, chosen, asked, onChoose }: ShownProps) {
  const { t } = useTranslation('credentials')
  const ticked = readCredential(chosen)?.inParts ?? null
  if (ticked === null) {
    return (
      <>
        <p className={text.hint}>{t('show.whole')}</p>
        <WhatItSays written={written} />
      </>
    )
  }
  const shown = new Set(ticked.byFact.keys())
  const isLess = asked.some((name) => !shown.has(name))
  return (
    <>
      <FactTicks
        written={written}
        asked={asked}
        shown={shown}
        onChange={(facts) => onChoose(showInPart(written, facts) ?? chosen)}
      />
      {isLess && <Note kind="info">{t('show.less')}</Note>}
      <WhatItSays written={withoutHidden(written)} />
    </>
  )
}

/** What of a credential is shown in any case. */
function withoutHidden(written: WrittenCredential): WrittenCredential {
  const subject = Object.fromEntries(
    Object.entries(written.subject).filter(([name]) => written.inParts?.byFact.has(name) !== true),
  )
  return { ...written, subject }
}
