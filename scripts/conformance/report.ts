/** The comparison as a table for the terminal and as a page for the repository. */
import type { Aspect, Category, Outcome } from './outcome'

const comparedAspects: readonly Aspect[] = [
  'gas',
  'unit',
  'line',
  'place',
  'message',
  'info',
  'warnings',
  'cashflow',
]

/** The differences that make a case worth naming; the wording of messages is a bonus. */
const named: readonly Aspect[] = ['gas', 'line', 'info', 'warnings', 'cashflow']

function count(outcomes: readonly Outcome[], aspect: Aspect): string | undefined {
  const compared = outcomes.filter(({ aspects }) => aspects[aspect] !== undefined)
  if (compared.length === 0) return undefined
  return `${aspect} ${compared.filter(({ aspects }) => aspects[aspect]).length}/${compared.length}`
}

function row({ name, outcomes, goal }: Category): readonly string[] {
  const equal = outcomes.filter((outcome) => outcome.equal).length
  const aspects = comparedAspects.flatMap((aspect) => count(outcomes, aspect) ?? [])
  return [name, String(outcomes.length), String(equal), aspects.join(', '), goal]
}

const header = ['category', 'cases', 'equal', 'of which', 'goal']

export function formatTable(categories: readonly Category[]): string {
  const rows = [header, ...categories.map(row)]
  const widths = header.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** `packages/scilla/CONFORMANCE.md`: counts, and the names of what misses with the reason. */
export function formatPage(categories: readonly Category[], ackermann: number | undefined): string {
  const table = [header, header.map(() => '---'), ...categories.map(row)]
  return [
    '# Conformance',
    '',
    'Made by `npm run conformance -- DIR` over a checkout of the tests of the reference implementation of Scilla. The figures',
    "are figures of that suite and say nothing of other programs: most of its cases are the reference's own corner cases, and",
    'what it does not test is not counted. The last row alone is not of the suite: there nothing is compared with the reference,',
    'and `equal` counts contracts that we take and run with made-up values (see its section). A case is equal if state, messages, events, acceptance and failure (or the value,',
    'the type, the refusal) are those of the reference. `place` is line and column, `message` the wording of the error, which',
    'is ours.',
    '',
    'Where the suite is silent or older, the chain counts: it runs 0.13.1. What that was seen to do stands as input and outcome',
    'in `src/runtime/seenAtTheReference.test.ts`, `src/gas/metering.test.ts` and beside the checker. It refuses copies of',
    'contracts (`REPLICATE_CONTRACT`), and so do we; the suite counts no case of them.',
    '',
    'What to know before trusting a figure of ours: the gas of the standard libraries is that of our own text of them, so that',
    'cases that call their functions may cost more or less (of the bridge Polynetwork: up to 250 units less), which the margin of',
    'a suggested gas limit is for; what importing a library costs less in our text is added, what it costs more is free. The hash',
    "of a message (not of its parts) is not the chain's. An import that only patterns name is used",
    'for us, as the contract could not do without it; the reference warns of it. A few outputs of the suite are older than its',
    'files: no rule gives both them and the others.',
    '',
    'All runs go through the code of `npm run scilla -- run`. Expressions pay a figure measured over the suite for what the',
    "evaluation of the libraries costs less in our text (`scripts/scilla/replay.ts`); nothing else is the script's own.",
    '',
    ...table.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    ...(ackermann === undefined ? [] : [speed(ackermann), '']),
    ...categories.flatMap(formatMissing),
  ].join('\n')
}

/** Of the machine that made the page. */
function speed(ackermann: number): string {
  return `The suite's \`ackermann\` takes ${ackermann.toFixed(0)} ms, gas counted, the program warm (goal: 160 ms).`
}

/** The cases of a category that differ, with the reason. */
export function formatMissing({ name, outcomes, note }: Category): readonly string[] {
  const lines = outcomes.flatMap((outcome) => {
    const short = named.filter((aspect) => outcome.aspects[aspect] === false)
    if (outcome.equal && short.length === 0) return []
    const what = outcome.equal ? short.join(', ') : 'not equal'
    return [`- ${outcome.name}: ${what}. ${plain(outcome.reason ?? '')}`.trimEnd()]
  })
  if (note === undefined && lines.length === 0) return []
  const head = note === undefined ? [] : [note, '']
  return [`## ${name}`, '', ...head, ...(lines.length === 0 ? [] : [...lines, ''])]
}

/** One line, marked as code so that nothing in it is read as markup. */
function plain(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('`', "'").trim().slice(0, 260).trim()
  return line === '' ? '' : `\`${line}\``
}
