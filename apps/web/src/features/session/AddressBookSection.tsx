import { readTypedAddress } from '@tyto/identity'
import { toBech32, zeroAddress, type Address } from '@tyto/primitives'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  cleanLabel,
  forgetAddress,
  labelAddress,
  longestLabel,
  searchBook,
  useAddressBook,
} from '../../shared/recipients/addressBook'
import { AddressFaultNote } from '../../shared/recipients/AddressFaultNote'
import { typedWho } from '../../shared/settings/typedWho'
import { Address as AddressText } from '../../shared/ui/text/Address'
import { Avatar } from '../../shared/ui/plate/Avatar'
import { Button } from '../../shared/ui/buttons/Button'
import { CopyButton } from '../../shared/ui/share/CopyButton'
import { Field } from '../../shared/ui/fields/Field'
import { IconButton } from '../../shared/ui/buttons/IconButton'
import layout from '../../shared/ui/page/layout.module.css'
import text from '../../shared/ui/text/text.module.css'
import { Unfold } from '../../shared/ui/cards/Unfold'
import { Section } from './Section'

/** From this number of entries on, a search field is shown. */
const worthSearching = 6

/** The person's address book: addresses with labels. It stays on this device. */
export function AddressBookSection() {
  const { t } = useTranslation('session')
  const entries = useAddressBook((book) => book.entries)
  const [wanted, setWanted] = useState('')
  const shown = searchBook(entries, wanted, toBech32)
  return (
    <Section title={t('book.title')} aside={<span className={text.hint}>{t('book.hint')}</span>}>
      {entries.length >= worthSearching && (
        <Field
          label={t('book.search')}
          type="search"
          value={wanted}
          autoComplete="off"
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {entries.length === 0 && <p className={text.sub}>{t('book.empty')}</p>}
      {entries.length > 0 && shown.length === 0 && <p className={text.sub}>{t('book.notFound')}</p>}
      <ul className={layout.stack} aria-label={t('book.title')}>
        {shown.map(({ address, label }) => (
          <li key={address} className={layout.row}>
            <Avatar name={toBech32(address)} />
            <span className={layout.grow}>
              <b className={text.anywhere}>{label}</b>
              <br />
              <AddressText value={toBech32(address)} className={text.hint} />
            </span>
            <CopyButton
              value={toBech32(address)}
              label={t('book.copy', { label })}
              done={t('account.addressCopied')}
            />
            <IconButton
              icon="trash"
              label={t('book.remove', { label })}
              onClick={() => forgetAddress(address)}
            />
          </li>
        ))}
      </ul>
      <Unfold label={t('book.add')}>
        <AddEntry />
      </Unfold>
    </Section>
  )
}

function AddEntry() {
  const { t } = useTranslation('session')
  const [typed, setTyped] = useState('')
  const [label, setLabel] = useState('')
  const [wrong, setWrong] = useState<'address' | 'label' | null>(null)
  const save = (event: SubmitEvent): void => {
    event.preventDefault()
    const address = readAddress(typed)
    if (address === null) return setWrong('address')
    if (cleanLabel(label) === '') return setWrong('label')
    labelAddress(address, label)
    setTyped('')
    setLabel('')
    setWrong(null)
  }
  return (
    <form className={layout.stack} onSubmit={save} noValidate>
      <Field
        label={t('book.address')}
        note={<AddressFaultNote typed={typed} />}
        value={typed}
        error={wrong === 'address' ? t('book.wrongAddress') : undefined}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        mono
      />
      <Field
        label={t('book.label')}
        value={label}
        error={wrong === 'label' ? t('book.noLabel') : undefined}
        maxLength={longestLabel}
        onChange={(event) => setLabel(event.target.value)}
        autoComplete="off"
      />
      <div>
        <Button type="submit" variant="step" small>
          {t('book.save')}
        </Button>
      </div>
    </form>
  )
}

function readAddress(typed: string): Address | null {
  const read = readTypedAddress(typedWho(typed))
  return read?.ok && read.value.address !== zeroAddress ? read.value.address : null
}
