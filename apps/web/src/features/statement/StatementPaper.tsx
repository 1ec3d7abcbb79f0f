import { statementHash, statementText, type Statement } from '@tyto/chain'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ClockNote } from '../../shared/chain/age/ClockNote'
import { Card } from '../../shared/ui/cards/Card'
import { Facts } from '../../shared/ui/cards/Facts'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { Address } from '../../shared/ui/text/Address'
import { formatTime } from '../../shared/ui/text/formatTime'
import text from '../../shared/ui/text/text.module.css'
import { useNetworkId } from '../../shared/settings/network'
import { FactRow } from './FactRow'
import { FactValue } from './FactValue'
import { ThingRows } from './ThingRows'
import { partsOf, type HolderPart } from './partsOf'
import styles from './StatementPaper.module.css'
import { commaText } from '../../shared/ui/text/listText'

/** A statement as a sheet of paper: what it is of, its hash, and every fact with where it comes from. */
export function StatementPaper({ statement }: { readonly statement: Statement }) {
  const { t, i18n } = useTranslation(['statement', 'common'])
  const network = useNetworkId()
  const parts = useMemo(() => partsOf(statement), [statement])
  const hash = useMemo(() => statementHash(statementText(statement)), [statement])
  const made = { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' } as const
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <Card title={<span className={text.anywhere}>{statement.name}</span>}>
        <Facts
          facts={[
            {
              label: t('network'),
              value: `${t(`common:network.${network}`)} (${statement.network.chainId})`,
            },
            { label: t('made'), value: formatTime(Date.parse(statement.madeAt), i18n.language, made) },
            {
              label: t('hash'),
              value: <Address value={hash} as="grouped" />,
            },
          ]}
        />
        <ClockNote about="date" />
        <dl className={styles.rows}>
          {parts.name.map((fact) => (
            <FactRow key={fact.fact} label={t(`fact.${fact.fact}`)} facts={[fact]}>
              <FactValue fact={fact} />
            </FactRow>
          ))}
        </dl>
      </Card>
      {parts.holders.map((holder) => (
        <Holder key={holder.account.base16} holder={holder} />
      ))}
    </div>
  )
}

const things = ['balance', 'allowances', 'nfts', 'shares'] as const
/** The kinds that come after coins and collections. */
const last: readonly string[] = ['stakes', 'soulbound']

function Holder({ holder: { account, roles, facts } }: { readonly holder: HolderPart }) {
  const { t, i18n } = useTranslation('statement')
  const single = facts.filter(({ about }) => about === null)
  const title =
    roles.length === 0
      ? t('role.other')
      : commaText(
          roles.map((role) => t(`role.${role}`)),
          i18n.language,
        )
  return (
    <Card title={title} className={styles.part}>
      <div className={layout.stack}>
        <div className={text.sub}>
          <Address value={account.bech32} as="grouped" />
          <br />
          <Address value={account.base16} as="grouped" />
        </div>
        <dl className={styles.rows}>
          {single
            .filter(({ fact }) => !last.includes(fact))
            .map((fact) => (
              <FactRow key={fact.fact} label={t(`fact.${fact.fact}`)} facts={[fact]}>
                <FactValue fact={fact} />
              </FactRow>
            ))}
          {things.map((kind) => (
            <ThingRows key={kind} kind={kind} facts={facts.filter(({ fact }) => fact === kind)} />
          ))}
          {single
            .filter(({ fact }) => last.includes(fact))
            .map((fact) => (
              <FactRow key={fact.fact} label={t(`fact.${fact.fact}`)} facts={[fact]}>
                <FactValue fact={fact} />
              </FactRow>
            ))}
        </dl>
      </div>
    </Card>
  )
}
