import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expandParts, textOf } from '../../packages/contracts/src/composeContract'
import { readText } from '../generate/bindings/readContracts'
import { inFolder } from '../command/inFolder'
import { copySources } from './copySources'
import { ContractTests } from './scilla/contractTests'
import { faultAt, sitesIn, transitionsIn, type ContractFault } from './scilla/faultsIn'
import { Known } from './scilla/known'
import { sameAnyway } from './scilla/sameAnyway'
import { faultKinds, type FaultKind } from './scilla/sites'
import { chance, shuffled } from '../test/shuffled'

/** The contracts of ours that hold rights, names and money. */
const contracts = [
  'NameRegistry',
  'Init',
  'InitDid',
  'KindWallet',
  'DidWallet',
  'TyronDex',
  'HodlerAccounts',
  'TydraDefi',
  'Zrc2Token',
  'Zrc6Token',
] as const
const tests = 'packages/contracts/test'
const root = resolve(import.meta.dirname, '../..')
const kept = join(root, 'node_modules/.cache/tyto/mutate-contracts.json')

/** The results of the faults of one kind. */
interface Count {
  made: number
  killed: number
  same: number
}

interface Asked {
  /** A part of the names of the contracts. */
  readonly name: string
  /** How many places are chosen by chance, instead of all. */
  readonly sample?: string | undefined
  readonly seed?: string | undefined
  readonly kind?: string | undefined
}

/**
 * Changes the contracts by a program, one place at a time, and runs the contract tests up to the first failure. What was found before is
 * not asked again. False where less than 95 of 100 faults are seen.
 */
export function mutateContracts(asked: Asked): Promise<boolean> {
  const seed = Number(asked.seed ?? Date.now() % 100_000)
  const sample = asked.sample === undefined ? Infinity : Number(asked.sample)
  const chosen = contracts.filter((name) => name.includes(asked.name))
  return inFolder(async (folder) => {
    copySources(folder)
    process.chdir(folder)
    console.log(`seed ${seed}`)
    const run = await ContractTests.open()
    try {
      const texts = new Map(
        await Promise.all(
          readdirSync(tests, { recursive: true, encoding: 'utf8' })
            .filter((file) => file.endsWith('.ts'))
            .map(async (file) => [file, await readFile(join(tests, file), 'utf8')] as const),
        ),
      )
      const known = await Known.open(kept, texts)
      const { failed, firstFailure, times } = await run.run(run.files)
      if (failed.length > 0) throw new Error(`${failed.join(' ')} fail without a fault: ${firstFailure}`)
      let isKilled = true
      for (const contract of chosen) {
        const campaign = new Campaign(contract, { run, known, texts, times })
        const counts = await campaign.tryAll({ seed, sample, kind: asked.kind })
        isKilled = print(contract, counts) && isKilled
      }
      return isKilled
    } finally {
      await run.close()
    }
  })
}

interface Surroundings {
  readonly run: ContractTests
  readonly known: Known
  /** By file, what the tests say and how long they take in ms. */
  readonly texts: ReadonlyMap<string, string>
  readonly times: ReadonlyMap<string, number>
}

/** All faults of one file of contracts. */
class Campaign {
  readonly #contract: string
  readonly #path: string
  readonly #file: string
  readonly #tests: ContractTests
  readonly #known: Known
  /** How often each test file saw a fault. */
  readonly #kills = new Map<string, number>()
  readonly #lastKiller = new Map<string, string>()
  readonly #texts: ReadonlyMap<string, string>
  readonly #times: ReadonlyMap<string, number>
  #transitions: ReadonlyMap<string, ReadonlySet<string>> = new Map()

  constructor(contract: string, { run, known, texts, times }: Surroundings) {
    this.#contract = contract
    this.#file = `ours/${contract}.scilla`
    this.#path = `packages/contracts/scilla/${this.#file}`
    this.#tests = run
    this.#known = known
    this.#texts = texts
    this.#times = times
  }

  async tryAll(asked: { seed: number; sample: number; kind: string | undefined }): Promise<Counts> {
    const written = await readFile(this.#path, 'utf8')
    // A fault in a part is tried in this contract alone.
    const source = textOf(await expandParts(this.#file, written, readText))
    this.#transitions = transitionsIn(this.#file, source)
    const counts: Counts = new Map(faultKinds.map((kind) => [kind, { made: 0, killed: 0, same: 0 }]))
    const sites = sitesIn(this.#file, source).filter(
      ({ kind }) => asked.kind === undefined || kind === asked.kind,
    )
    const order = asked.sample === Infinity ? sites : shuffled(sites, chance(asked.seed))
    let made = 0
    for (const site of order) {
      if (made === asked.sample) break
      const fault = faultAt(this.#file, source, site)
      if (fault === null) continue
      made += 1
      const count = counts.get(fault.kind)
      if (count === undefined) continue
      count.made += 1
      const reason = sameAnyway(this.#contract, fault)
      if (reason !== undefined) count.same += 1
      else if (await this.#isKilled(written, fault)) count.killed += 1
    }
    return counts
  }

  async #isKilled(written: string, fault: ContractFault): Promise<boolean> {
    const before = this.#known.get(fault.text)
    const started = Date.now()
    let title = ''
    let killer = before
    if (killer === undefined) {
      await writeFile(this.#path, fault.text)
      const { failed, firstFailure } = await this.#tests.run(this.#inOrder(fault.part))
      await writeFile(this.#path, written)
      killer = failed[0] ?? null
      title = firstFailure
      await this.#known.set(fault.text, killer)
    }
    if (killer !== null) {
      this.#kills.set(killer, (this.#kills.get(killer) ?? 0) + 1)
      this.#lastKiller.set(fault.part, killer)
    }
    const seconds = ((Date.now() - started) / 1_000).toFixed(1)
    const place = `${this.#contract}:${fault.line} ${fault.part}, ${fault.kind}: ${fault.tells}`
    if (killer === null) console.log(`SURVIVED ${seconds} s ${place}`)
    else if (before === undefined)
      console.log(`killed   ${seconds} s ${place}\n         by ${killer}: ${title}`)
    return killer !== null
  }

  /** First who saw the last fault of this part, then who calls what comes through it, then who sees many in a short time. */
  #inOrder(part: string): readonly string[] {
    const last = this.#lastKiller.get(part)
    const through = [...(this.#transitions.get(part) ?? [])]
    const worth = (file: string) => {
      if (file === last) return Infinity
      const text = this.#texts.get(file) ?? ''
      const calls = through.filter((transition) => text.includes(`${transition}(`)).length
      return (calls * 100 + (this.#kills.get(file) ?? 0) + 0.5) / ((this.#times.get(file) ?? 0) + 100)
    }
    return [...this.#times.keys()].sort((a, b) => worth(b) - worth(a))
  }
}

type Counts = Map<FaultKind, Count>

function print(contract: string, counts: Counts): boolean {
  console.log(`\n${contract.padEnd(14)} made killed survived same   percent`)
  const total = { made: 0, killed: 0, same: 0 }
  const row = (name: string, { made, killed, same }: Count) => {
    const cells = [made, killed, made - killed - same, same].map((value) => String(value).padStart(6))
    const percent = made === same ? '' : ((killed * 100) / (made - same)).toFixed(1).padStart(9)
    console.log(`${name.padEnd(12)}${cells.join(' ')} ${percent}`)
  }
  for (const [kind, count] of counts) {
    row(kind, count)
    total.made += count.made
    total.killed += count.killed
    total.same += count.same
  }
  row('all', total)
  return total.killed * 100 >= (total.made - total.same) * 95
}
