import { compareEstates, type Estate, type EstateLine } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../ui/joinClasses'
import layout from '../../ui/layout.module.css'
import text from '../../ui/text.module.css'
import { ControllerFact } from '../Control'
import styles from './Estate.module.css'
import { useEstateWords } from './useEstateWords'

interface EstateChangeProps {
  readonly before: Estate
  readonly after: Estate
  /** `accepted`: only once somebody else accepts. */
  readonly from: 'then' | 'accepted'
}

interface Group {
  readonly fate: EstateLine['fate']
  readonly who: Address | null
  readonly lines: readonly EstateLine[]
}

const order: readonly EstateLine['fate'][] = ['goes', 'closes', 'opens', 'stays']

/** A name before and after: what goes to whom with its amounts, what closes, what stays with whom, what was promised. */
export function EstateChange({ before, after, from }: EstateChangeProps) {
  const { t } = useTranslation('estate')
  const words = useEstateWords(before)
  const lines = compareEstates(before, after)
  const groups = order.flatMap((fate) => groupsOf(lines, fate))
  return (
    <section
      className={joinClasses(layout.stack, text.anywhere)}
      data-estate={words.domain}
      aria-label={t('title', { name: words.ssi })}
    >
      <h3 className={text.h3}>{t(`from.${from}`, { name: words.ssi })}</h3>
      {groups.map(({ fate, who, lines: own }) => (
        <div key={`${fate} ${who}`} data-fate={fate}>
          <p className={joinClasses(text.sub, fate === 'goes' && text.danger)}>
            {t(`fate.${fate}`)} <ControllerFact controller={who} />
          </p>
          <ul className={styles.items}>
            {own.map(({ item }) => (
              <Item key={item.kind === 'wallet' ? item.wallet.address : item.kind} {...words.item(item)}>
                {item.kind === 'wallet' ? words.unread(item.wallet) : null}
              </Item>
            ))}
          </ul>
        </div>
      ))}
      <Promises estate={before} />
      {before.left > 0 && <p className={text.hint}>{t('left', { count: before.left })}</p>}
    </section>
  )
}

function groupsOf(lines: readonly EstateLine[], fate: EstateLine['fate']): readonly Group[] {
  const groups = new Map<Address | null, EstateLine[]>()
  for (const line of lines) {
    if (line.fate === fate) groups.set(line.after, [...(groups.get(line.after) ?? []), line])
  }
  return [...groups].map(([who, own]) => ({ fate, who, lines: own }))
}

interface ItemProps {
  readonly name: string
  readonly holds: readonly string[]
  readonly children?: ReactNode
}

/** One thing of an estate, what it holds, and what of it is not known. */
export function Item({ name, holds, children }: ItemProps) {
  return (
    <li>
      {name}
      {holds.length > 0 && <b className={text.strong}>: {holds.join(', ')}</b>}
      {children !== null && children !== undefined && <span className={text.hint}> {children}</span>}
    </li>
  )
}

/** What was promised before and still holds; nothing where nothing was. */
export function Promises({ estate }: { readonly estate: Estate }) {
  const { t } = useTranslation('estate')
  const words = useEstateWords(estate)
  if (estate.promises.length === 0) return null
  return (
    <div data-promises>
      <p className={text.sub}>{t('promises')}</p>
      <ul className={styles.items}>
        {estate.promises.map((promise) => {
          const said = words.promise(promise, estate)
          return <li key={said}>{said}</li>
        })}
      </ul>
    </div>
  )
}
