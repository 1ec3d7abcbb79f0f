/**
 * npm run statement -- check FILE [--endpoint URL]: reads every fact of a statement anew and says of each whether it is the same.
 * docs/statement.md has the form. Ends with 0 where all are the same, 1 where one differs, 2 where that cannot be said.
 */
import { parseArgs } from 'node:util'
import { createClient, createPace, compareFacts, readFacts, statementHash, type Statement } from '@tyto/chain'
import { parseName } from '@tyto/identity'
import { checkedNetwork } from './statement/checkedNetwork'
import { readStatementFile } from './statement/readStatementFile'
import { factLine, plain, summaryOf } from './statement/lines'
import { StatementRefusal } from './statement/StatementRefusal'

const help = `A statement of a name, read again on the chain.

  npm run statement -- check FILE [--endpoint URL]

  check FILE       reads every fact of FILE anew, and prints a line for each: same, differs (then and now), unread
  --endpoint URL   a node of your choice; without it the network's own (of the local network http://127.0.0.1:4000/-/rpc)
  --help           this text

  Ends with 0 where every fact is the same, 1 where one differs, 2 where that cannot be said: a fact could not be read,
  or FILE is no statement. No endpoint that FILE names is asked. docs/statement.md tells the form.
`

const exitCodes = { same: 0, differs: 1, unsaid: 2 } as const
/** Nobody waits longer, in ms. */
const patience = 120_000

function readOptions(): { readonly file: string; readonly endpoint: string | undefined } | 'help' {
  let parsed
  try {
    parsed = parseArgs({
      allowPositionals: true,
      options: { endpoint: { type: 'string' }, help: { type: 'boolean', default: false } },
    })
  } catch (error) {
    throw new StatementRefusal(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
  }
  const { values, positionals } = parsed
  if (values.help) return 'help'
  const [command, file, ...more] = positionals
  if (command !== 'check' || file === undefined || more.length > 0) {
    throw new StatementRefusal(`The command is: check FILE\n\n${help}`)
  }
  return { file, endpoint: values.endpoint }
}

async function check(statement: Statement, endpoint: string | undefined): Promise<number> {
  const name = parseName(statement.name)
  if (!name.ok) throw new StatementRefusal('The statement names nobody.')
  const network = await checkedNetwork(statement, endpoint)
  const pace = createPace(network.rules.requests)
  const endpoints = network.endpoints.map((url) => ({
    endpoint: new URL(url).origin,
    client: createClient({
      endpoints: [url],
      chainId: network.chainId,
      requests: pace,
      fetch,
    }),
  }))
  console.log(`asked now: ${endpoints.map((each) => each.endpoint).join(', ')}\n`)
  const question = { network, name: name.value, questions: statement.facts }
  const now = await readFacts(endpoints, question, { signal: AbortSignal.timeout(patience) }).catch(
    (error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error
      throw new StatementRefusal(`The chain was not read in ${patience / 1_000} seconds.`)
    },
  )
  const compared = compareFacts(statement.facts, now)
  for (const each of compared) console.log(factLine(each))
  console.log(`\n${summaryOf(compared)}`)
  if (compared.some(({ kind }) => kind === 'differs')) return exitCodes.differs
  return compared.some(({ kind }) => kind === 'unread') ? exitCodes.unsaid : exitCodes.same
}

async function main(): Promise<number> {
  const options = readOptions()
  if (options === 'help') {
    console.log(help)
    return exitCodes.same
  }
  const { statement, text } = await readStatementFile(options.file)
  const { name, network, madeAt } = statement
  console.log(`${plain(name)} on ${network.name} (chain id ${network.chainId}), made ${madeAt}`)
  console.log(`sha256 ${statementHash(text)}`)
  return check(statement, options.endpoint)
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof StatementRefusal)) throw error
  console.error(error.message)
  process.exitCode = exitCodes.unsaid
}
