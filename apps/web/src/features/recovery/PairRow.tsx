import { useTranslation } from 'react-i18next'
import { Badge } from '../../shared/ui/text/Badge'
import { Field } from '../../shared/ui/fields/Field'
import { Name } from '../../shared/ui/text/Name'
import type { Pair, PairAnswer } from './checkSignatures'
import { GuardianFace } from './GuardianFace'
import styles from './PairRow.module.css'
import { usePairText } from './usePairs'

interface PairRowProps {
  /** The number of the row, counted from 1. */
  readonly number: number
  /** The guardian's domain if this device knows it; then only the signature is typed. */
  readonly domain: string | null
  readonly pair: Pair
  readonly answer: PairAnswer | undefined
  readonly isChecking: boolean
  /** True after CONTINUE was pressed: then a missing signature is reported too. */
  readonly isAsked: boolean
  readonly onChange: (pair: Pair) => void
}

/** One guardian: the domain, the signature, and whether the signature is right. */
export function PairRow({ number, domain, pair, answer, isChecking, isAsked, onChange }: PairRowProps) {
  const { t } = useTranslation('recovery')
  const pairText = usePairText()
  const isTold = isAsked || pair.signature.trim() !== ''
  const problem = answer?.kind === 'refused' && isTold ? pairText(answer.code, pair) : undefined
  const isAboutDomain = answer?.kind === 'refused' && aboutDomain.has(answer.code)
  const who = domain === null ? t('pair.guardian', { number }) : `${domain}.ssi`
  return (
    <li className={styles.pair}>
      <GuardianFace domain={domain} />
      {domain === null ? (
        <Field
          className={styles.who}
          label={t('pair.domain', { number })}
          value={pair.guardian}
          error={isAboutDomain ? problem : undefined}
          onChange={(event) => onChange({ ...pair, guardian: event.target.value })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
        />
      ) : (
        <span className={styles.who}>
          <Name name={`${domain}.ssi`} size="xs" />
        </span>
      )}
      <Field
        className={styles.signature}
        label={t('pair.signature', { who })}
        placeholder="0x…"
        value={pair.signature}
        error={isAboutDomain && domain === null ? undefined : problem}
        onChange={(event) => onChange({ ...pair, signature: event.target.value })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        mono
      />
      <span className={styles.badge}>
        {answer?.kind === 'signed' ? (
          <Badge kind="success">{t('pair.signed')}</Badge>
        ) : answer?.kind === 'refused' && isTold ? (
          <Badge kind="danger">{t('pair.refused')}</Badge>
        ) : (
          <Badge>
            {t(
              isChecking && pair.signature !== ''
                ? 'pair.checking'
                : answer?.kind === 'unnamed'
                  ? 'pair.unnamed'
                  : 'pair.waiting',
            )}
          </Badge>
        )}
      </span>
    </li>
  )
}

const aboutDomain: ReadonlySet<string> = new Set([
  'InputIsIncomplete',
  'GuardianIsNoDomain',
  'GuardianIsRepeated',
  'GuardianIsPresent',
  'GuardianIsUnknown',
  'GuardianNotFound',
  'GuardianHasNoKey',
])
