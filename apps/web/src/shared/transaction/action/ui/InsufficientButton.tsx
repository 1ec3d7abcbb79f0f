import { Button } from '../../../ui/buttons/Button'
import type { Spending } from '../../../chain/cover/cover'
import { useCoverWords } from '../../../chain/cover/useCover'

interface InsufficientButtonProps {
  /** The coins that the form, as it is typed now, would take out of balances. */
  readonly spends?: readonly Spending[]
  /** The name of the thing of which there is too little, where the form knows it by itself. */
  readonly lacks?: string
}

/** The closed button of a form that is not complete yet, once it is plain that there is too little; nothing before. */
export function InsufficientButton({ spends = [], lacks }: InsufficientButtonProps) {
  const { label } = useCoverWords(spends, lacks)
  if (label === null) return null
  return (
    <Button variant="sign" wide disabled>
      {label}
    </Button>
  )
}
