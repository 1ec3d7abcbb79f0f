import { useTranslation } from 'react-i18next'
import text from '../../../shared/ui/text/text.module.css'
import { Unfold } from '../../../shared/ui/cards/Unfold'
import { Bars } from './Bars'
import { usePercentText } from './Coins'
import styles from './Liquidity.module.css'
import { priceCases, type PriceCase } from './position'

const prices = [50n, 100n, 200n] as const
const names = { 50: 'half', 100: 'same', 200: 'double' } as const

/** The worth of the position if TYRON had another price, beside the same coins held apart: in words and as bars. */
export function HeldApart({ ssi }: { readonly ssi: bigint }) {
  const { t } = useTranslation('liquidity')
  const cases = priceCases(ssi, prices)
  const most = cases.reduce((found, { apart }) => (apart > found ? apart : found), 1n)
  return (
    <Unfold label={t('apart.title')}>
      <p className={text.sub}>{t('apart.words')}</p>
      <div className={styles.cases}>
        {cases.map((each) => (
          <Case key={each.price.toString()} found={each} most={most} />
        ))}
      </div>
      <p className={text.hint}>{t('apart.fees')}</p>
    </Unfold>
  )
}

function Case({ found, most }: { readonly found: PriceCase; readonly most: bigint }) {
  const { t } = useTranslation('liquidity')
  const percent = usePercentText()
  const { price, inPool, apart, less } = found
  const name = names[price.toString() as unknown as keyof typeof names]
  return (
    <section className={styles.case} aria-label={t(`apart.${name}`)}>
      <h4 className={text.strong}>{t(`apart.${name}`)}</h4>
      <Bars
        most={most}
        bars={[
          { label: t('apart.inPool'), value: inPool, look: 'inPool' },
          { label: t('apart.held'), value: apart, look: 'held' },
        ]}
      />
      <p className={text.sub}>
        {less === 0n ? t('apart.equal') : t('apart.less', { percent: percent(less) })}
      </p>
    </section>
  )
}
