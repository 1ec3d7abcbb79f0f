import type { ExceptionLine, NodeReceipt } from '@tyto/chain'
import { toBech32, type Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useNetworkId } from '../../../shared/settings/network'
import { chainOf } from '../../../shared/chain/network/chain'
import { isExchange } from '../../../shared/chain/coins/exchangePlaces'
import { isCollectionName, parseException } from '../../../shared/errors/contractException'
import { describeException } from '../../../shared/errors/describeException'
import { Card } from '../../../shared/ui/cards/Card'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import text from '../../../shared/ui/text/text.module.css'
import { AddressLink } from '../parts/AddressLink'
import { addressViewPath } from '../parts/addressView'
import { CodeLines } from '../contracts/CodeLines'
import styles from './FailureCard.module.css'
import { changesQuery, sourceQuery } from '../queries'

interface FailureCardProps {
  readonly id: string
  readonly receipt: NodeReceipt
}

/** Why a transaction failed: what was thrown, what it means, and the line of the source that threw it. */
export function FailureCard({ id, receipt }: FailureCardProps) {
  const network = useNetworkId()
  const { t } = useTranslation(['explorer', 'errors'])
  const { data: changes } = useQuery(changesQuery(network, id))
  const failedAt = changes?.failedAt ?? null
  const { data: source } = useQuery(sourceQuery(network, failedAt))
  const [thrown, ...passed] = receipt.exceptions
  const exception = parseException(thrown?.message ?? '')
  const thrower = {
    isOurs: source?.isOurs ?? false,
    isExchange: isExchange(chainOf(network), failedAt),
    isCollection: isCollectionName(source?.name ?? null),
  }
  const described = thrown && describeException(thrown.message, thrower)
  return (
    <Card title={t('failure.title')}>
      <div className={layout.stack}>
        <Note kind="danger">
          <p>
            <b>{exception.name ?? t('failure.noName')}</b>
            {exception.code !== null && (
              <>
                {' '}
                <span className={text.mono}>{t('failure.code', { code: exception.code })}</span>
              </>
            )}
          </p>
          {described && <p>{described.text}</p>}
          {described && <p>{described.next}</p>}
          <p>{t('failure.spent')}</p>
        </Note>
        {thrown && exception.name === null && <p className={styles.raw}>{exception.raw}</p>}
        {failedAt !== null && (
          <p className={styles.where}>
            <span>{t('failure.in')}</span> <span>{source?.name}</span> <AddressLink address={failedAt} />
          </p>
        )}
        {thrown && source && failedAt !== null && (
          <SourcePlace address={failedAt} code={source.code} thrown={thrown} passed={passed} />
        )}
      </div>
    </Card>
  )
}

const linesAround = 3

interface SourcePlaceProps {
  readonly address: Address
  readonly code: string
  readonly thrown: ExceptionLine
  readonly passed: readonly ExceptionLine[]
}

/** The lines around the one that threw, and the calls that led to it. */
function SourcePlace({ address, code, thrown, passed }: SourcePlaceProps) {
  const { t } = useTranslation('explorer')
  const lines = code.split('\n')
  if (thrown.line < 1 || thrown.line > lines.length) return null
  const linkTo = (line: number) => addressViewPath(toBech32(address), 'code', line)
  return (
    <div>
      <p className={text.sub}>
        <Link to={linkTo(thrown.line)}>{t('failure.line', { line: thrown.line })}</Link>
      </p>
      <CodeLines
        label={t('failure.lines')}
        code={code}
        from={Math.max(1, thrown.line - linesAround)}
        to={Math.min(lines.length, thrown.line + linesAround)}
        marked={thrown.line}
      />
      {passed.length > 0 && (
        <ul className={styles.passed}>
          {passed.map(({ line, message }, index) => (
            <li key={index}>
              <span>{message}</span> <Link to={linkTo(line)}>{t('failure.line', { line })}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
