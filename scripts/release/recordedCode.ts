import { codeHashOf, getContractCode, type Client, type Network } from '@tyto/chain'
import type { Address, Hex } from '@tyto/primitives'

/** A contract of a network's entry: what the entry records of its code, and what a node tells. */
export interface RecordedCode {
  /** `did`, `zilswap`. */
  readonly name: string
  readonly address: Address
  /** SHA-256; null while nobody has recorded it. */
  readonly recorded: Hex | null
  /** Null where the node knows no contract. */
  readonly told: Hex | null
}

/** Asks a node for the code of every contract that an entry names, templates first. Rejects with `RpcError`. */
export async function readRecorded(
  client: Client,
  { walletCode, contracts }: Pick<Network, 'walletCode' | 'contracts'>,
): Promise<readonly RecordedCode[]> {
  const templates = Object.entries(walletCode).flatMap(([name, code]) =>
    'template' in code ? [{ name, address: code.template, recorded: code.codeHash }] : [],
  )
  const services = Object.entries(contracts).map(([name, { address, codeHash }]) => ({
    name,
    address,
    recorded: codeHash,
  }))
  return Promise.all(
    [...templates, ...services].map(async (row) => {
      const code = await getContractCode(client, row.address)
      return { ...row, told: code === null ? null : codeHashOf(code) }
    }),
  )
}

/** One line for each contract: its name and address, then what a release would do with it. */
export function tableOf(rows: readonly RecordedCode[]): string {
  return rows.map((row) => [row.name.padEnd(12), row.address, verdictOf(row)].join('  ')).join('\n')
}

function verdictOf({ recorded, told }: RecordedCode): string {
  if (told === null) return 'no contract there: left as it is'
  if (recorded === told) return `as recorded  ${told}`
  return recorded === null ? `new  ${told}` : `CHANGED  ${recorded} -> ${told}`
}

/** The source of the entries with these hashes in it. Throws where an address does not stand there exactly once, with its hash. */
export function withHashes(source: string, rows: readonly RecordedCode[]): string {
  return rows.reduce((text, { name, address, told }) => {
    const place = new RegExp(`((?:template|address): '${address}', codeHash: )(?:null|'0x[0-9a-f]*')`, 'g')
    const found = text.match(place)?.length ?? 0
    if (found !== 1) throw new Error(`${name} at ${address} stands ${found} times in the entries.`)
    return told === null ? text : text.replace(place, `$1'${told}'`)
  }, source)
}
