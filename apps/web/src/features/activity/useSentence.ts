import { decodeChainText, formatName, type DidRecord, type Name } from '@tyto/identity'
import { formatUnits, isHex, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useWhoIs, type KnownWho } from '../../shared/identity/useWhoIs'
import { useKnownNames } from '../../shared/session/names/knownNames'
import { useAccount, useIsAccount } from '../../shared/session/wallet/wallet'
import { formatDecimal } from '../../shared/ui/text/formatDecimal'
import { nameInText } from '../../shared/ui/text/nameParts'
import { shortAddress } from '../../shared/ui/text/shortAddress'
import { namesOfHashes } from '../../shared/values/knowledge'
import type { Happening } from '../../shared/values/happenings'
import { sidesOf, type Deed } from './timeline'
import { listText } from '../../shared/ui/text/listText'

/** Of an amount in a sentence; the row's own figure is exact. */
const shownDecimals = 4

/** What everybody is called in a sentence about a wallet. */
function useWordsOf(name: Name, record: DidRecord) {
  const { t } = useTranslation('activity')
  const isMine = useIsAccount(record.controller)
  const account = useAccount()
  const whoIs = useWhoIs()
  const own = nameInText(formatName(name))
  const starts = [t('you'), t('yourAccount'), t('itsController')]

  const wordOf = (address: Address): string => {
    if (address === record.address) return isMine ? t('you') : own
    if (isMine && address === account?.address) return t('yourAccount')
    return address === record.controller ? t('itsController') : whoIs(address).text
  }
  return {
    own,
    whoIs,
    // Who signs for a wallet acts as the wallet.
    actorOf: (address: Address): string =>
      address === record.controller ? wordOf(record.address) : wordOf(address),
    sideOf: (address: Address | undefined): string => (address === undefined ? '' : wordOf(address)),
    /** A sentence that begins with a word of ours, and no name, begins with a capital letter. */
    begin: (sentence: string): string =>
      starts.some((start) => sentence.startsWith(start)) ? upperFirst(sentence) : sentence,
  }
}

/** Tells in a sentence what happened to a wallet: the controller is "you", everybody else has a name or an address. */
export function useSentence(name: Name, record: DidRecord) {
  const { t, i18n } = useTranslation('activity')
  const known = namesOfHashes(useKnownNames())
  const { own, whoIs, actorOf, sideOf, begin } = useWordsOf(name, record)

  return {
    say(happening: Happening): string {
      const { text, who, from, to, amount, count, allowance } = happening
      const sentence = t(`said.${text}`, {
        who: actorOf(who),
        name: own,
        from: sideOf(from),
        to: sideOf(to),
        item: itemText(happening, known),
        amount: amount === undefined ? '' : amountText(amount, i18n.language),
        taken:
          allowance && 'taken' in allowance
            ? amountText({ units: allowance.taken, coin: allowance.coin }, i18n.language)
            : '',
        count: Number.parseInt(count ?? '0', 10),
      })
      return begin(sentence)
    },
    /** Tells several lines in one sentence; null where the first of them says it. */
    sayDeed({ kind, lead, rows, given, got }: Deed): string | null {
      if (rows.length === 1 || kind === 'lead') return null
      const said = { given: amountsText(given, i18n.language), got: amountsText(got, i18n.language) }
      const { from, to } = lead.happening
      const sides = { from: sideOf(from), to: sideOf(to) }
      if (kind === 'moved')
        return begin(t('said.sent', { ...sides, amount: given.length > 0 ? said.given : said.got }))
      if (kind === 'paid') {
        const count = sidesOf(rows, 'to').size
        return begin(t('deed.paid', { who: sides.from, given: said.given, count }))
      }
      return upperFirst(t(`deed.${kind}`, { who: actorOf(lead.happening.who), ...said }))
    },
    /** Whose face stands beside the sentence: the other one where there are two. */
    faceOf({ who, from, to }: Happening): KnownWho {
      const other = [from, to].find((each) => each !== undefined && each !== record.address)
      const ownFace: KnownWho = {
        address: record.address,
        name: own,
        text: own,
        face: formatName(name),
        isStranger: false,
      }
      if (other !== undefined) return other === record.controller ? ownFace : whoIs(other)
      return who === record.controller ? ownFace : whoIs(who)
    },
  }
}

/** The name or the text that a line is about. */
function itemText({ text, item = '' }: Happening, known: ReturnType<typeof namesOfHashes>): string {
  if (!isHex(item, 32)) return text === 'nameMinted' ? item : decodeChainText(item)
  const domain = known.domainOfHash?.(item) ?? null
  return domain === null ? shortAddress(item) : nameInText(`${domain}.ssi`)
}

function amountText({ units, coin }: NonNullable<Happening['amount']>, language: string): string {
  const exact = formatUnits(units, coin.decimals)
  const [whole = '0', fraction = ''] = exact.split('.')
  const shown = fraction.slice(0, shownDecimals).replace(/0+$/, '')
  const isTiny = whole === '0' && shown === '' && units > 0n
  const text = isTiny ? exact : shown === '' ? whole : `${whole}.${shown}`
  return `${formatDecimal(text, language)} ${coin.symbol}`
}

function amountsText(sums: Deed['got'], language: string): string {
  return listText(
    sums.map((sum) => amountText(sum, language)),
    language,
  )
}

function upperFirst(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
}
