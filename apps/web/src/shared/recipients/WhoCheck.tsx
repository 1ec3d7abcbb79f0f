import { toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Address as AddressText } from '../ui/text/Address'
import { Avatar } from '../ui/plate/Avatar'
import { Badge } from '../ui/text/Badge'
import { FieldMessage } from '../ui/fields/FieldMessage'
import layout from '../ui/page/layout.module.css'
import { Note } from '../ui/cards/Note'
import text from '../ui/text/text.module.css'
import { Tick } from '../ui/fields/Tick'
import type { WhoWarning } from './judgeWho'
import { useWhoLook } from './useWhoLook'
import type { Gets } from './whoForms'

/** How many characters of an address are asked for: they and the owl are what people can say to each other. */
const asked = 6

interface WhoCheckProps {
  readonly address: Address
  /** The name that was typed for the address, as it is written: its plate is shown in place of the address's. */
  readonly name: string | null
  readonly gets: Gets
  /** Somebody who needs no tick: the form itself names them. */
  readonly knows?: Address | null | undefined
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
}

/**
 * Shows what this device and the chain know of somebody, with their plate, and all that is to be said before they get
 * something. The person must tick somebody who was never used before, and a warning that weighs. Needs the area `chain`.
 */
export function WhoCheck({ address, name, gets, knows, isTicked, onTick }: WhoCheckProps) {
  const { t } = useTranslation('chain')
  const { label, lookAlike, isKnown, warnings, needsTick } = useWhoLook({ address, name, gets, knows })
  const bech32 = toBech32(address)
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        <Avatar name={name ?? bech32} size={needsTick && !isKnown ? 'lg' : 'md'} />
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
      <WhoWarnings warnings={warnings} />
      {needsTick && (
        <Tick isSet={isTicked} onChange={onTick}>
          {isKnown ? t('who.tick') : t('recipient.tick', { end: bech32.slice(-asked) })}
        </Tick>
      )}
    </div>
  )
}

/** The warnings about somebody, each with the colour of its weight. */
export function WhoWarnings({ warnings }: { readonly warnings: readonly WhoWarning[] }) {
  const { t } = useTranslation('chain')
  return warnings.map(({ code, weight }) =>
    weight === 'note' ? (
      <FieldMessage key={code} kind="warn">
        {t(`who.${code}`)}
      </FieldMessage>
    ) : (
      <Note key={code} kind={weight === 'stop' ? 'danger' : 'warning'}>
        {t(`who.${code}`)}
      </Note>
    ),
  )
}
