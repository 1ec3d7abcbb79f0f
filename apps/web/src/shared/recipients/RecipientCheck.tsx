import { parseAddress, toBech32, zeroAddress, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Address as AddressText } from '../ui/Address'
import { Avatar } from '../ui/Avatar'
import { Badge } from '../ui/Badge'
import layout from '../ui/layout.module.css'
import { Note } from '../ui/Note'
import text from '../ui/text.module.css'
import { Tick } from '../ui/Tick'
import { useRecipient } from './recipient'

interface RecipientCheckProps {
  /** The text as it is typed: nothing is shown until it is an address. */
  readonly typed: string
  /** The name that was typed for the address, as it is written: its plate is shown in place of the address's. */
  readonly name?: string | null
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
}

/**
 * Shows what this device knows of an address, with its plate. The person must tick an address that was never used
 * before. Needs the area `chain`.
 */
export function RecipientCheck({ typed, name = null, isTicked, onTick }: RecipientCheckProps) {
  const address = parseAddress(typed.trim())
  if (!address.ok || address.value === zeroAddress) return null
  return <KnownAs address={address.value} name={name} isTicked={isTicked} onTick={onTick} />
}

interface KnownAsProps extends Omit<RecipientCheckProps, 'typed'> {
  readonly address: Address
}

function KnownAs({ address, name = null, isTicked, onTick }: KnownAsProps) {
  const { t } = useTranslation('chain')
  const { label, isKnown, lookAlike } = useRecipient(address)
  const bech32 = toBech32(address)
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        <Avatar name={name ?? bech32} />
        {label !== null && <b className={text.anywhere}>{label}</b>}
        <AddressText value={bech32} as="grouped" />
        {isKnown && label === null && <Badge kind="success">{t('recipient.used')}</Badge>}
      </div>
      {name !== null && <p className={text.hint}>{t('recipient.plate')}</p>}
      {lookAlike !== null && (
        <Note kind="danger">
          <p>{t('recipient.lookAlike')}</p>
          <p className={layout.row}>
            <Avatar name={toBech32(lookAlike)} />
            <AddressText value={toBech32(lookAlike)} as="grouped" />
          </p>
        </Note>
      )}
      {!isKnown && (
        <Tick isSet={isTicked} onChange={onTick}>
          {t('recipient.tick')}
        </Tick>
      )}
    </div>
  )
}
