import { Amount } from '../../shared/ui/Amount'

/** The number of a block, digits in threes. */
export function BlockNumber({ value }: { readonly value: bigint }) {
  return <Amount value={value.toString()} />
}
