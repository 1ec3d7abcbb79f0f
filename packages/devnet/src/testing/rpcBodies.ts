import fc from 'fast-check'
import { toChecksumAddress } from '@tyto/primitives'
import { testAccount } from '../genesis/testAccounts'
import { rpcMethods } from '../rpc/methods'
import { sign } from './startTestNetwork'

/* Bodies of JSON-RPC as nobody should send them. */

const methods = rpcMethods.map(({ name }) => name)

const valid = sign(testAccount(6), { nonce: 1n })
/** Texts that are no address, number or id. */
export const words = fc.constantFrom(
  '',
  '0',
  '-1',
  '0x',
  '__proto__',
  'constructor',
  'NaN',
  '\ud800',
  '\u0000',
  'zil1',
  '1e999',
  valid.toAddr,
  testAccount(0).address,
  toChecksumAddress(testAccount(0).address),
  'ab'.repeat(32),
  '9'.repeat(500),
)
/** Any JSON. */
export const junk = fc.oneof(
  words,
  fc.json({ maxDepth: 3 }).map((text): unknown => JSON.parse(text)),
  fc.double(),
  fc.maxSafeInteger(),
  fc.string({ unit: 'binary', maxLength: 80 }),
)
/** A sound transaction with some of its parts replaced, dropped or doubled. */
const transaction = fc
  .dictionary(fc.constantFrom(...Object.keys(valid), '__proto__', 'from'), junk, { maxKeys: 3 })
  .map((parts): unknown => ({ ...valid, ...parts }))
const params = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.oneof(junk, words, fc.array(words)), { maxLength: 4 }) },
  { weight: 3, arbitrary: transaction.map((each): unknown => [each]) },
  { weight: 1, arbitrary: junk },
)
const request = fc.record(
  {
    jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant('2.0') }, { weight: 1, arbitrary: junk }),
    id: fc.oneof(
      { weight: 9, arbitrary: fc.oneof(fc.string(), fc.integer()) },
      { weight: 1, arbitrary: junk },
    ),
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...methods) },
      { weight: 1, arbitrary: fc.oneof(junk, words) },
    ),
    params,
  },
  { requiredKeys: [] },
)
/** Requests and batches, sound ones among them, and texts that are no JSON. */
export const bodies = fc.oneof(
  { weight: 8, arbitrary: request.map((each) => JSON.stringify(each)) },
  {
    weight: 2,
    arbitrary: fc.array(fc.oneof(request, junk), { maxLength: 5 }).map((all) => JSON.stringify(all)),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  // A sound text, cut off.
  {
    weight: 1,
    arbitrary: fc.tuple(request, fc.nat(200)).map(([each, end]) => JSON.stringify(each).slice(0, end)),
  },
)
