import { useRef, type ComponentProps } from 'react'
import { Button } from '../buttons/Button'
import { Field } from './Field'
import { useMeantAmount } from './useMeantAmount'

interface AmountFieldProps extends Omit<
  ComponentProps<typeof Field>,
  'value' | 'onChange' | 'note' | 'mono' | 'inputMode' | 'autoComplete' | 'ref'
> {
  readonly value: string
  readonly onType: (typed: string) => void
  /** Takes the amount that a press chooses, which is complete by itself; `onType` where that is the same. */
  readonly onTake?: (typed: string) => void
}

/** A field for an amount. One that can be read in two ways is offered back for one press, and nothing else is said of it. */
export function AmountField({ value, onType, onTake = onType, error, ...field }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const meant = useMeantAmount(value)
  return (
    <Field
      {...field}
      ref={input}
      mono
      inputMode="decimal"
      autoComplete="off"
      value={value}
      error={meant?.fault ?? error}
      note={
        meant !== null && (
          <div>
            <Button
              variant="line"
              small
              onClick={() => {
                // The button goes with the doubt, and the keyboard stays at the amount.
                input.current?.focus()
                onTake(meant.digits)
              }}
            >
              {meant.offer}
            </Button>
          </div>
        )
      }
      onChange={(event) => onType(event.target.value)}
    />
  )
}
