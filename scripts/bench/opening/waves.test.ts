import { expect, test } from 'vitest'
import { countWaves, type SeenRequest } from './waves'

const page = { url: '/', sent: 0, ended: 10, askedBy: [], isChainRead: false }

function file(url: string, askedBy: string): SeenRequest {
  return { url, sent: 10, ended: 20, askedBy: [askedBy], isChainRead: false }
}

function read(sent: number, ended: number | undefined, askedBy: string): SeenRequest {
  return { url: '/-/rpc', sent, ended, askedBy: [askedBy], isChainRead: true }
}

test('files that the page names are one wave, what a script asks for is the next', () => {
  expect(countWaves([])).toBe(0)
  expect(countWaves([page])).toBe(1)
  expect(countWaves([page, file('/a.js', '/'), file('/b.js', '/')])).toBe(2)
  expect(countWaves([page, file('/a.js', '/'), file('/b.js', '/a.js'), file('/c.js', '/b.js')])).toBe(4)
})

test('a file that several scripts asked for waits for the last of them', () => {
  const files = [file('/a.js', '/'), file('/b.js', '/a.js')]
  expect(countWaves([page, ...files, { ...file('/c.js', '/a.js'), askedBy: ['/a.js', '/b.js'] }])).toBe(4)
})

test('a read of the chain waits for its script and for the answers that were there before', () => {
  const files = [page, file('/a.js', '/')]
  expect(countWaves([...files, read(30, 60, '/a.js'), read(40, 70, '/a.js')])).toBe(3)
  expect(countWaves([...files, read(30, 60, '/a.js'), read(65, 90, '/a.js'), read(95, 99, '/a.js')])).toBe(5)
  expect(countWaves([...files, read(30, undefined, '/a.js'), read(65, 90, '/a.js')])).toBe(3)
})
