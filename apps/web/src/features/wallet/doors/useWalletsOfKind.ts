import { decodeChainText, parseName, parseVersion, type DidRecord, type Name } from '@tyto/identity'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { nameQuery } from '../../../shared/chain/reads/queries'
import { useNetworkId } from '../../../shared/settings/network'
import { usualSubdomains } from './usualSubdomains'

/** How many are asked at once; the next ones follow if none of these is such a wallet. */
const atOnce = 20

interface WalletsOfKind {
  /** The subdomains that lead to such a wallet; undefined until the chain has said it of each. */
  readonly names: readonly Name[] | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly readAgain: () => void
}

/** The wallets of one kind among the subdomains of an identity, those of the usual name first. */
export function useWalletsOfKind(
  { name: { domain }, record }: { readonly name: Name; readonly record: DidRecord },
  kind: keyof typeof usualSubdomains,
): WalletsOfKind {
  const network = useNetworkId()
  const [usual] = usualSubdomains[kind]
  const [most, setMost] = useState(atOnce)
  const subdomains = [...record.subdomains.keys()]
    .map((key) => decodeChainText(key))
    .toSorted((one, other) => Number(other === usual) - Number(one === usual))
  const all = subdomains.flatMap((subdomain) => {
    const name = parseName(`${subdomain}@${domain}.ssi`)
    return name.ok ? [name.value] : []
  })
  const names = all.slice(0, most)
  const answers = useQueries({ queries: names.map((name) => nameQuery(network, name)) })
  const found = names.filter((_, index) => {
    const data = answers[index]?.data
    return data?.kind === 'found' && data.wallet !== null && parseVersion(data.wallet.version).kind === kind
  })
  const isRead = answers.every(({ data }) => data !== undefined)
  const isLast = most >= all.length
  // Nobody is told that there is none before each was asked.
  if (isRead && found.length === 0 && !isLast) setMost(most + atOnce)
  return {
    // One that is found is enough to go on.
    names: (isRead && isLast) || found.length > 0 ? found : undefined,
    error: found.length > 0 ? null : (answers.find(({ error }) => error !== null)?.error ?? null),
    isFetching: answers.some(({ isFetching }) => isFetching),
    readAgain: () => {
      for (const { data, refetch } of answers) if (data === undefined) void refetch()
    },
  }
}
