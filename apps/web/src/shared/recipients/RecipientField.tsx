import { Field } from '../ui/Field'
import { RecipientCheck } from './RecipientCheck'

interface TypedRecipient {
  readonly address: string
  /** The person confirmed that an address never used before is the right one. */
  readonly isTicked: boolean
}

interface RecipientFieldProps extends TypedRecipient {
  readonly label: string
  readonly hint: string
  readonly error: string | null
  readonly onChange: (typed: TypedRecipient) => void
}

/** A field for an address; below it stands what this device knows of the address. Needs the area `chain`. */
export function RecipientField({ label, hint, error, address, isTicked, onChange }: RecipientFieldProps) {
  return (
    <>
      <Field
        label={label}
        hint={hint}
        error={error ?? undefined}
        value={address}
        onChange={(event) => onChange({ address: event.target.value, isTicked: false })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        mono
      />
      <RecipientCheck
        typed={address}
        isTicked={isTicked}
        onTick={(ticked) => onChange({ address, isTicked: ticked })}
      />
    </>
  )
}
