import type { AccountText, StatedFact } from '@tyto/chain'
import { coinById, zil } from '@tyto/contracts'
import { recoveryThreshold } from '@tyto/identity'
import { formatUnits } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Address } from '../../shared/ui/text/Address'
import { Amount } from '../../shared/ui/text/Amount'
import { shortAddress } from '../../shared/ui/text/shortAddress'
import text from '../../shared/ui/text/text.module.css'
import type { KnownFact } from './partsOf'
import styles from './StatementPaper.module.css'
import { useUnknownText } from './useUnknownText'
import { commaText } from '../../shared/ui/text/listText'

/** The symbol of a coin, as people know it; a collection is called by its id. */
export function coinSymbol(id: string): string {
  return coinById(id)?.symbol ?? id
}

/** The value of a fact, or why it is not known. */
export function FactValue({ fact }: { readonly fact: StatedFact }) {
  const { t } = useTranslation('statement')
  const unknownText = useUnknownText()
  if (!('value' in fact)) return <span>{t('unknown', { reason: unknownText(fact) })}</span>
  return <KnownValue fact={fact} />
}

function KnownValue({ fact }: { readonly fact: KnownFact }): ReactNode {
  const { t } = useTranslation(['statement', 'common'])
  if (fact.value === null) return <span>{t(`statement:null.${fact.fact}`)}</span>
  switch (fact.fact) {
    case 'owner':
    case 'identity':
    case 'wallet':
    case 'controller':
      return <Account account={fact.value} />
    case 'document':
      return <DocumentValue value={fact.value} />
    case 'guardians':
      return <Guardians hashes={fact.value} />
    case 'swept':
      return fact.value.swept ? (
        <span>{t('common:swept', { account: shortAddress(fact.of?.bech32 ?? '') })}</span>
      ) : (
        <span>{t('statement:null.swept')}</span>
      )
    case 'balance':
      return <Units units={fact.value.units} decimals={fact.value.decimals} coin={fact.about ?? ''} />
    case 'allowances':
      return <Allowances value={fact.value} coin={fact.about ?? ''} />
    case 'nfts':
      return <Nfts fact={fact.value} collection={fact.about ?? ''} />
    case 'stakes':
      return (
        <List>
          {fact.value.stakes.length === 0 && <li>{t('statement:noStakes')}</li>}
          {fact.value.stakes.map(({ node, qa, rewardQa }) => (
            <li key={node.base16}>
              <Units units={qa} decimals={zil.decimals} coin={zil.id} /> <span>·</span>{' '}
              <Account account={node} />
              {rewardQa !== '0' && (
                <>
                  <br />
                  <span>{t('statement:reward')}</span>{' '}
                  <Units units={rewardQa} decimals={zil.decimals} coin={zil.id} />
                </>
              )}
            </li>
          ))}
          {fact.value.waitingQa !== '0' && (
            <li>
              {t('statement:waiting')}{' '}
              <Units units={fact.value.waitingQa} decimals={zil.decimals} coin={zil.id} />
            </li>
          )}
          {fact.value.offeredTo !== null && (
            <li>
              <span>{t('statement:offeredTo')}</span> <Account account={fact.value.offeredTo} />
            </li>
          )}
        </List>
      )
    case 'shares':
      return (
        <List>
          {fact.value.pools.map(({ pool, units }) => (
            <li key={pool}>
              {pool === 'community'
                ? t('statement:communityShares', { units })
                : t('statement:poolShares', { pool: coinSymbol(pool), units })}
            </li>
          ))}
          <li>
            <span>{fact.about}</span> <span>·</span> <Account account={fact.value.contract} />
          </li>
        </List>
      )
    case 'soulbound':
      return fact.value.tokens.length === 0 ? (
        <span>{t('statement:noTokens')}</span>
      ) : (
        <List>
          {fact.value.tokens.map(({ issuer, token }) => (
            <li key={issuer}>
              <span>{issuer}</span> · <Address value={token} as="grouped" />
            </li>
          ))}
        </List>
      )
  }
}

type Value<K extends KnownFact['fact']> = NonNullable<Extract<KnownFact, { readonly fact: K }>['value']>

function List({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

function Account({ account }: { readonly account: AccountText }) {
  return <Address value={account.bech32} as="grouped" />
}

function Units({ units, decimals, coin }: { units: string; decimals: number; coin: string }) {
  return <Amount value={formatUnits(BigInt(units), decimals)} unit={coinSymbol(coin)} />
}

function Allowances({
  value: { decimals, spenders },
  coin,
}: {
  readonly value: Value<'allowances'>
  readonly coin: string
}) {
  const { t } = useTranslation('statement')
  return (
    <List>
      {spenders.map(({ spender, units }) => (
        <li key={spender.base16}>
          {decimals === null ? (
            <span>{t('smallest', { units, coin: coinSymbol(coin) })}</span>
          ) : (
            <Units units={units} decimals={decimals} coin={coin} />
          )}{' '}
          <span>·</span> <Account account={spender} />
        </li>
      ))}
    </List>
  )
}

function DocumentValue({ value: { did, version, status, document } }: { readonly value: Value<'document'> }) {
  const { t, i18n } = useTranslation('statement')
  return (
    <div className={styles.list}>
      <span className={text.anywhere}>
        {commaText(
          [version, status].flatMap((part) => (part ? [part] : [])),
          i18n.language,
        )}
      </span>
      {document === null ? (
        <span>{t('noDocument')}</span>
      ) : (
        <>
          <span className={text.mono} translate="no">
            {did}
          </span>
          <pre className={styles.document} translate="no">
            {JSON.stringify(document, null, 1)}
          </pre>
        </>
      )}
    </div>
  )
}

function Guardians({ hashes }: { readonly hashes: Value<'guardians'> }) {
  const { t } = useTranslation('statement')
  if (hashes.length === 0) return <span>{t('null.guardians')}</span>
  const threshold = recoveryThreshold(hashes.length)
  return (
    <List>
      <li>{t('guardians', { count: hashes.length, threshold })}</li>
      {hashes.map((hash) => (
        <li key={hash}>
          <Address value={hash} as="grouped" />
        </li>
      ))}
    </List>
  )
}

function Nfts({ fact, collection }: { readonly fact: Value<'nfts'>; readonly collection: string }) {
  const { t } = useTranslation('statement')
  const { count, tokens, operators } = fact
  return (
    <List>
      <li>{t('held', { collection, units: count })}</li>
      {tokens.map(({ id, name, spender }) => (
        <li key={id}>
          {name === null ? <span>{`#${id}`}</span> : <span>{`${name}${collection}`}</span>}
          {spender !== null && (
            <>
              {' '}
              <span>·</span> <span>{t('spender')}</span> <Account account={spender} />
            </>
          )}
        </li>
      ))}
      {operators.map((operator) => (
        <li key={operator.base16}>
          <span>{t('operator')}</span> <Account account={operator} />
        </li>
      ))}
    </List>
  )
}
