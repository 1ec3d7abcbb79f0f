import { createECDH } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ok } from '@tyto/primitives'
import { makeRequest } from '@tyto/sign-in'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { giveAnswer } from './giveAnswer'
import { answeredRequests } from './signIns'
import { name, recordOf, storageOf } from './testing/holder'

const key = createECDH('secp256k1')
const record = recordOf(`0x${key.generateKeys('hex', 'compressed')}`, 'cipher')
const secret = key.getPrivateKey('hex').padStart(64, '0')
let site: Server
let bodies: string[]
/** What the site does with an answer once it has it. */
let taken: Promise<void>
let nonces = 0

beforeEach(async () => {
  bodies = []
  taken = Promise.resolve()
  site = createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += String(part)
    bodies.push(body)
    await taken
    response.writeHead(204).end()
  })
  await new Promise<void>((ready) => void site.listen(0, '127.0.0.1', ready))
})
afterEach(() => {
  site.closeAllConnections()
  site.close()
})

function requestHere() {
  const { port } = site.address() as AddressInfo
  const answerTo = `http://127.0.0.1:${port}/in`
  const random = new Uint8Array(32).fill(++nonces)
  return makeRequest({ answerTo, mode: 'post', chainId: 222 }, { random, now: Date.now() })
}

function giver() {
  const stop = new AbortController()
  const heard: string[] = []
  const onSending = () => void heard.push('sending')
  const onAnswered = () => void heard.push('answered')
  return { stop, heard, giver: { signal: stop.signal, onSending, onAnswered } }
}

function later() {
  let end = () => {}
  const until = new Promise<void>((done) => {
    end = done
  })
  return { until, end: () => end() }
}

it('[BX-28] an answer that is given is sent once, and the request is used', async () => {
  const { heard, giver: person } = giver()
  const request = requestHere()
  const storage = storageOf(async () => ok(secret))
  expect(await giveAnswer(request, { name, record }, storage, person)).toBeNull()
  expect(bodies).toHaveLength(1)
  expect(heard).toEqual(['sending', 'answered'])
  expect(answeredRequests.get().has(request.nonce)).toBe(true)
})

it('[BX-28] a refusal while the storage wallet still asks sends nothing', async () => {
  const { stop, heard, giver: person } = giver()
  const request = requestHere()
  const asking = later()
  const storage = storageOf(async () => asking.until.then(() => ok(secret)))
  const giving = giveAnswer(request, { name, record }, storage, person)
  stop.abort()
  asking.end()
  await expect(giving).rejects.toMatchObject({ name: 'AbortError' })
  expect([bodies, heard]).toEqual([[], []])
  expect(answeredRequests.get().has(request.nonce)).toBe(false)
})

it('[BX-28] a refusal while the site still thinks ends the sending, and tells that it had begun', async () => {
  const { stop, heard, giver: person } = giver()
  const thinking = later()
  taken = thinking.until
  const request = requestHere()
  const storage = storageOf(async () => ok(secret))
  const giving = giveAnswer(request, { name, record }, storage, person)
  const outcome = expect(giving).rejects.toMatchObject({ name: 'AbortError' })
  await expect.poll(() => bodies.length).toBe(1)
  stop.abort()
  await outcome
  thinking.end()
  expect(heard).toEqual(['sending'])
  expect(answeredRequests.get().has(request.nonce)).toBe(false)
})
