/** Firefox, which speaks WebDriver BiDi by itself (Debian's package `firefox-esr`). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRecord } from '@tyto/primitives'
import WebSocket from 'ws'
import { actionsOf, type Engine } from './engine'

const firefox = '/usr/bin/firefox-esr'

export function hasFirefox(): boolean {
  return existsSync(firefox)
}

export async function openFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = spawn(firefox, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const address = await new Promise<string>((found, lost) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const url = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1]
      if (url !== undefined) found(`${url}/session`)
    })
    child.once('exit', () => lost(new Error(`Firefox ended: ${said.slice(-500)}`)))
  })
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Readonly<Record<string, unknown>>) => void>()
  socket.on('message', (data: Buffer) => {
    const answer: unknown = JSON.parse(data.toString())
    if (!isRecord(answer) || typeof answer['id'] !== 'number') return
    waiting.get(answer['id'])?.(answer)
    waiting.delete(answer['id'])
  })
  let last = 0
  const call = async (method: string, params: unknown): Promise<Readonly<Record<string, unknown>>> => {
    const id = ++last
    const answered = new Promise<Readonly<Record<string, unknown>>>((done) => waiting.set(id, done))
    socket.send(JSON.stringify({ id, method, params }))
    const answer = await answered
    const { result } = answer
    if (answer['type'] === 'success' && isRecord(result)) return result
    throw new Error(`Firefox: ${JSON.stringify(answer).slice(0, 500)}`)
  }
  await call('session.new', { capabilities: {} })
  // In the window that opens by itself the keyboard is not at the page, which then hears neither focus nor blur.
  const { context } = await call('browsingContext.create', { type: 'window' })
  return {
    name: 'Firefox',
    resize: async (width, height) => {
      await call('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    goto: async (url) => {
      await call('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    read: async (expression) => {
      const text = `JSON.stringify(${expression})`
      const { result } = await call('script.evaluate', {
        expression: text,
        target: { context },
        awaitPromise: true,
      })
      const value = isRecord(result) ? result['value'] : undefined
      return typeof value === 'string' ? JSON.parse(value) : undefined
    },
    act: async (steps) => {
      for (const action of actionsOf(steps))
        await call('input.performActions', { context, actions: [action] })
    },
    picture: async () => {
      const { data } = await call('browsingContext.captureScreenshot', { context })
      return Buffer.from(String(data), 'base64')
    },
    close: async () => {
      socket.close()
      child.kill()
      await once(child, 'exit')
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
