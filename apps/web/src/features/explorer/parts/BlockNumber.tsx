import { Amount } from '../../../shared/ui/text/Amount'

/** The number of a block, its digits in groups of three. */
export function BlockNumber({ value }: { readonly value: bigint }) {
  return <Amount value={value.toString()} />
}
