import { formatName, looksLikeAddress, readTypedName } from '@tyto/identity'
import { parseAddress, toBech32 } from '@tyto/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWalletBrand } from '../../../shared/session/wallet/walletName'
import { LookAlikeNotes } from '../../../shared/recipients/LookAlikeNotes'
import { AddressFaultNote } from '../../../shared/recipients/AddressFaultNote'
import { useAddressBook, longestLabel } from '../../../shared/recipients/addressBook'
import { findRecipient } from '../../../shared/recipients/recipient'
import { WhoCheck } from '../../../shared/recipients/WhoCheck'
import { getsOf } from '../getsOf'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { Field } from '../../../shared/ui/fields/Field'
import layout from '../../../shared/ui/page/layout.module.css'
import { SelectField } from '../../../shared/ui/fields/SelectField'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import text from '../../../shared/ui/text/text.module.css'
import type { PersonDraft, RecipientKind } from '../draft/draft'
import type { RecipientState } from './useRecipients'

interface RecipientPartProps {
  readonly person: PersonDraft
  readonly state: RecipientState
  readonly onChange: (change: Partial<PersonDraft>) => void
}

const kinds: readonly RecipientKind[] = ['username', 'address', 'zilpay']

/** Whom one recipient is: typed, chosen from the address book, or the person's own browser wallet. */
export function RecipientPart({ person, state, onChange }: RecipientPartProps) {
  const { t } = useTranslation(['payments', 'chain'])
  const brand = useWalletBrand()
  const { kind, typed, isTicked } = person
  // A missing text is a fault once the field was left.
  const [wasLeft, setLeft] = useState(false)
  const entries = useAddressBook((book) => book.entries)
  const { answer, isAsking, error, askAgain } = state
  const fault = answer !== null && !answer.ok && (answer.code !== 'missing' || wasLeft) ? answer.code : null
  const found = answer?.ok ? answer.value : null
  // A twin is told before the chain has said whether it leads anywhere.
  const written = kind === 'username' && !looksLikeAddress(typed) ? readTypedName(typed) : null
  const choose = (next: RecipientKind): void => onChange({ kind: next, typed: '', isTicked: false })
  const type = (next: string): void => onChange({ typed: next, isTicked: false, kind: kindOf(next, person) })
  return (
    <div className={layout.stack}>
      <div className={layout.cols2}>
        <SelectField
          label={t('recipient')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`, { wallet: brand }) }))}
          onChange={(value) => choose(kinds.find((each) => each === value) ?? 'username')}
        />
        {entries.length > 0 && (
          <SelectField
            label={t('addressBook')}
            value=""
            options={[
              { value: '', label: t('chooseEntry') },
              ...entries.map(({ address, label }) => ({
                value: toBech32(address),
                label: `${label} · ${shortAddress(toBech32(address))}`,
              })),
            ]}
            onChange={(value) => value !== '' && onChange({ kind: 'address', typed: value, isTicked: false })}
          />
        )}
      </div>
      {kind === 'zilpay' ? (
        <p className={text.hint}>
          {found
            ? t('ownZilPay', { address: shortAddress(toBech32(found.address)), wallet: brand })
            : t('noZilPay', { wallet: brand })}
        </p>
      ) : (
        <Field
          label={t(`kind.${kind}`)}
          hint={isAsking ? t('asking') : kind === 'username' ? t('usernameHint') : t('addressHint')}
          error={fault === null ? undefined : t(`chain:recipient.fault.${fault}`)}
          note={<AddressFaultNote typed={typed} needsChecksum />}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setLeft(true)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          mono={kind === 'address'}
        />
      )}
      {error !== null && <CardFailure error={error} busy={isAsking} onRetry={askAgain} />}
      {written?.ok && <LookAlikeNotes name={written.value} />}
      {found !== null && kind !== 'zilpay' && (
        <>
          <WhoCheck
            address={found.address}
            name={found.name && formatName(found.name)}
            gets={getsOf(person.lines.map(({ coin }) => coin))}
            isTicked={isTicked}
            onTick={(ticked) => onChange({ isTicked: ticked })}
          />
          {isTicked && <KeepAs person={person} found={toBech32(found.address)} onChange={onChange} />}
        </>
      )}
    </div>
  )
}

/** A pasted address is an address, whatever was chosen before; a name that takes its place is a name. */
function kindOf(next: string, { kind, typed }: PersonDraft): RecipientKind {
  if (looksLikeAddress(next)) return 'address'
  const isReplaced = next !== '' && looksLikeAddress(typed) && !typed.startsWith(next)
  return kind === 'address' && (isReplaced || /[@.]/.test(next)) ? 'username' : kind
}

interface KeepAsProps extends Pick<RecipientPartProps, 'person' | 'onChange'> {
  readonly found: string
}

/** The label under which a new recipient is kept once the payment has arrived. */
function KeepAs({ person, found, onChange }: KeepAsProps) {
  const { t } = useTranslation('payments')
  const address = parseAddress(found)
  const label = useAddressBook((book) =>
    address.ok ? book.entries.find((entry) => entry.address === address.value)?.label : undefined,
  )
  if (label !== undefined || !address.ok || findRecipient(address.value).isKnown) return null
  return (
    <Field
      label={t('keepAs')}
      hint={t('keepAsHint')}
      value={person.label}
      maxLength={longestLabel}
      onChange={(event) => onChange({ label: event.target.value })}
      autoComplete="off"
    />
  )
}
