/** `npm run torture`: tries to break the product. `npm run torture -- --help` says what can be chosen. */
import { readCommandLine } from './command/commandLine'
import { allParts, hundredthOf, usualSeed } from './torture/parts'

const help = `Tries to break the local network and what stands on it, each part in data folders of its own that are deleted afterwards, and
prints what each one met. Without a name all parts run, which takes hours. Ends with 1 where anything was lost.

  npm run torture -- [part...] [options]

${allParts.map(({ name, counts, full }) => `  ${name.padEnd(12)} --${counts} N (${full})`).join('\n')}

  --seed N     what is done by chance (${usualSeed})
  --hundredth  a hundredth of each
  --help       this text

docs/torture.md tells what the parts do.
`

const { values, positionals } = readCommandLine({
  help,
  picks: (wanted) => allParts.some(({ name }) => name === wanted),
  options: {
    seed: { type: 'string', default: String(usualSeed) },
    hundredth: { type: 'boolean', default: false },
    ...Object.fromEntries(allParts.map(({ counts }) => [counts, { type: 'string' as const }])),
  },
})
const seed = Number(values.seed)

/** How often it says how far it is, in ms. */
const tellPause = 10_000

let failed = false
for (const part of allParts.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  const asked = values[part.counts as keyof typeof values]
  const size = typeof asked === 'string' ? Number(asked) : values.hundredth ? hundredthOf(part) : part.full
  console.log(`\n== ${part.name}: ${size} ${part.counts}, seed ${seed}`)
  const start = performance.now()
  const seconds = (): number => Math.round((performance.now() - start) / 1_000)
  let done: number | undefined
  // Parts take up to hours: somebody looks whether it goes on.
  const timer = setInterval(() => {
    const count = done === undefined ? '' : `${done} of ${size} ${part.counts}, `
    console.log(`   ${count}${seconds()} s`)
  }, tellPause)
  const { figures, losses } = await part
    .run(size, seed, (count) => (done = count))
    .catch((error: unknown) => ({
      figures: [],
      losses: [`it could not be run: ${String(error)}`],
    }))
    .finally(() => clearInterval(timer))
  for (const [what, figure] of figures) console.log(`${what}: ${figure}`)
  console.log(`${seconds()} s, ${losses.length} losses`)
  for (const loss of losses.slice(0, 10)) console.log(`LOSS ${loss}`)
  failed ||= losses.length > 0
}
process.exit(failed ? 1 : 0)
