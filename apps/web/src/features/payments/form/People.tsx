import type { Name } from '@tyto/identity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { zilId } from '@tyto/primitives'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { lookAtWho } from '../../../shared/recipients/lookAtWho'
import { whoOf } from '../../../shared/recipients/useWhoPlan'
import { getsOf } from '../getsOf'
import { useAddressBook } from '../../../shared/recipients/addressBook'
import { useHeldGas } from '../../../shared/transaction/gas/ui/walletCosts'
import { Button } from '../../../shared/ui/buttons/Button'
import { FieldMessage } from '../../../shared/ui/fields/FieldMessage'
import { Icon } from '../../../shared/ui/icons/Icon'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { ownZilGas } from '../actions/payFromWallet'
import { mostCoins } from '../plan/batchBounds'
import { planPayments } from '../plan/planPayments'
import type { HeldCoin } from '../heldCoin'
import type { Payment } from '../payment'
import { CoinLine } from './CoinLine'
import { newLine, newPerson, nextId, type LineDraft, type PersonDraft, type SendDraft } from '../draft/draft'
import styles from './People.module.css'
import { checkLine, paymentsOf, spentBy, type CheckedLine } from './personPayments'
import { RecipientPart } from './RecipientPart'
import { SmallFirst } from './SmallFirst'
import { Submit } from './Submit'
import type { Payer } from './usePayer'
import { useRecipients, useStandings } from './useRecipients'

interface PeopleProps {
  readonly name: Name
  readonly payer: Payer
  readonly draft: SendDraft
  readonly onChange: (part: Partial<SendDraft>) => void
  /** May there be more than one payment? */
  readonly canBatch: boolean
  /** The wallet pays nothing now. */
  readonly isClosed: boolean
  /** The person wants to give a list instead. */
  readonly onPaste: () => void
}

/** One recipient or some, each with one coin or up to five. */
export function People({ name, payer, draft, onChange, canBatch, isClosed, onPaste }: PeopleProps) {
  const { t, i18n } = useTranslation(['payments', 'chain'])
  const [fullPerson, setFullPerson] = useState<number | null>(null)
  // The tick depends on what the address book knows.
  useAddressBook((book) => book)
  const { people } = draft
  const { network, account, address } = payer
  const coins = payer.coins ?? []
  const states = useRecipients(people, { network, account, payer: address })
  const kept = useHeldGas(ownZilGas)
  const keptOf = (coin: string): bigint => (payer.source === 'zilpay' && coin === zilId ? kept : 0n)
  const lines = checkPeople(people, coins, i18n.language)
  const found = states.map(({ answer }) => (answer?.ok ? answer.value : null))
  const parts = found.map((who, at) => (who === null ? null : paymentsOf(who, lines[at] ?? [])))
  const isWhole = parts.every((part) => part !== null)
  const payments: readonly Payment[] = isWhole ? parts.flatMap((part) => part ?? []) : []
  const { standings, ...standing } = useStandings(
    network,
    found.flatMap((who) => who?.address ?? []),
  )
  const looks = found.map((who, at) => {
    const person = people[at]
    if (who === null || person === undefined || person.kind === 'zilpay') return null
    const gets = getsOf(person.lines.map(({ coin }) => coin))
    const look = lookAtWho({ ...whoOf(who), gets, standing: standings?.get(who.address) })
    return { ...look, isTicked: person.isTicked }
  })
  const isUnticked = looks.some((look) => look !== null && look.needsTick && !look.isTicked)
  const stop = looks.find((look) => look?.stop)?.stop ?? null
  const plan =
    isWhole && standings !== null
      ? planPayments(payments, {
          pays: payer.pays,
          isContract: (to) => standings.get(to)?.kind !== 'account',
        })
      : null

  const changePerson = (id: number, part: Partial<PersonDraft>): void =>
    onChange({ people: people.map((person) => (person.id === id ? { ...person, ...part } : person)) })
  const changeLine = ({ id, lines: all }: PersonDraft, line: number, part: Partial<LineDraft>): void =>
    changePerson(id, { lines: all.map((each) => (each.id === line ? { ...each, ...part } : each)) })
  const addCoin = (person: PersonDraft): void => {
    if (person.lines.length >= mostCoins) return setFullPerson(person.id)
    changePerson(person.id, {
      lines: [...person.lines, newLine(nextId(person.lines), nextCoin(person, coins))],
    })
  }
  const removeLine = (person: PersonDraft, line: number): void => {
    setFullPerson(null)
    changePerson(person.id, { lines: person.lines.filter(({ id }) => id !== line) })
  }
  const remove = (id: number): void => onChange({ people: people.filter((person) => person.id !== id) })
  const [only] = people
  const [firstPart] = parts
  return (
    <div className={layout.stack}>
      {people.map((person, at) => (
        <fieldset key={person.id} className={styles.person}>
          <legend className={people.length > 1 ? undefined : text.sr}>
            {t('recipientNumber', { number: at + 1 })}
          </legend>
          <RecipientPart
            person={person}
            state={states[at] ?? noState}
            onChange={(part) => changePerson(person.id, part)}
          />
          {canBatch && (
            <p className={styles.count}>
              {t('coins')} <span>{t('coinsOf', { count: person.lines.length, most: mostCoins })}</span>
            </p>
          )}
          {person.lines.map((line, place) => (
            <CoinLine
              key={line.id}
              line={line}
              checked={lines[at]?.[place] ?? noLine}
              coins={coins}
              isReading={payer.coins === null && payer.error === null && address !== null}
              kept={keptOf(line.coin)}
              onChange={(part) => changeLine(person, line.id, part)}
              onRemove={person.lines.length > 1 ? () => removeLine(person, line.id) : null}
            />
          ))}
          {fullPerson === person.id && (
            <FieldMessage kind="error">
              {t(person.lines.some(({ coin }) => coin === zilId) ? 'tooManyCoins' : 'tooManyTokens')}
            </FieldMessage>
          )}
          <div className={layout.row}>
            {canBatch && (
              <Button onClick={() => addCoin(person)}>
                <Icon name="plus" size="sm" />
                {t('addCoin')}
              </Button>
            )}
            {people.length > 1 && (
              <Button variant="quiet" onClick={() => remove(person.id)}>
                {t('removePerson', { number: at + 1 })}
              </Button>
            )}
          </div>
        </fieldset>
      ))}
      {canBatch && (
        <div className={layout.row}>
          <Button
            variant="quiet"
            onClick={() =>
              onChange({
                people: [...people, newPerson(nextId(people), people.at(-1)?.lines[0]?.coin ?? zilId)],
              })
            }
          >
            <Icon name="plus" size="sm" />
            {t('addPerson')}
          </Button>
          <Button variant="quiet" onClick={onPaste}>
            <Icon name="paste" size="sm" />
            {t('list.open')}
          </Button>
        </div>
      )}
      {standing.error !== null && (
        <CardFailure error={standing.error} busy={false} onRetry={standing.askAgain} />
      )}
      {people.length === 1 && only && firstPart && isUnticked === false && (
        <SmallFirst
          person={only}
          payments={firstPart}
          onChoose={(amounts) =>
            changePerson(only.id, {
              lines: only.lines.map((line, at) => ({ ...line, amount: amounts[at] ?? '' })),
            })
          }
        />
      )}
      <Submit
        name={name}
        payer={payer}
        plan={isUnticked || isClosed || stop !== null ? null : plan}
        reason={reasonOf({ isClosed, isWhole, isUnticked })}
        spends={address === null ? [] : lines.flat().flatMap((line) => spentBy(line, address))}
        notes={{ draft: draft.id, label: only?.label.trim() ? only.label.trim() : null }}
      />
    </div>
  )

  function reasonOf(at: { isClosed: boolean; isWhole: boolean; isUnticked: boolean }): string | undefined {
    if (at.isClosed) return t('closed')
    const faults = lines.flat().map(({ fault }) => fault)
    const isMissing =
      faults.includes('missing') ||
      states.some(({ answer }) => answer?.ok === false && answer.code === 'missing')
    if (!at.isWhole) return t(isMissing ? 'fault.missing' : 'fault.notReady')
    if (stop !== null) return t(`chain:who.${stop}`)
    if (!at.isUnticked) return standings === null ? t('asking') : undefined
    const isNew = looks.some((look) => look !== null && !look.isKnown && !look.isTicked)
    return t(isNew ? 'chain:recipient.unticked' : 'chain:who.unticked')
  }
}

const noState = { answer: null, isAsking: true, error: null, askAgain: () => undefined }
const noLine: CheckedLine = { held: null, amount: null, fault: null }

/** All lines together may not take more of a coin than there is. */
function checkPeople(
  people: readonly PersonDraft[],
  coins: readonly HeldCoin[],
  language: string,
): readonly (readonly CheckedLine[])[] {
  const spent = new Map<string, bigint>()
  return people.map(({ lines }) =>
    lines.map((line) => {
      if (coins.length === 0) {
        const checked = checkLine(line, coins, language)
        return { ...checked, fault: line.amount === '' ? 'missing' : null }
      }
      const checked = checkLine(line, coins, language, (coin) => spent.get(coin) ?? 0n)
      const { held, amount } = checked
      if (held && amount !== null) spent.set(held.coin.id, (spent.get(held.coin.id) ?? 0n) + amount)
      return checked
    }),
  )
}

/** The next coin that is there and not chosen yet. */
function nextCoin({ lines }: PersonDraft, coins: readonly HeldCoin[]): string {
  const isFree = ({ coin }: HeldCoin): boolean => lines.every((line) => line.coin !== coin.id)
  const held = coins.find((each) => isFree(each) && each.balance !== null && each.balance > 0n)
  return (held ?? coins.find(isFree))?.coin.id ?? zilId
}
