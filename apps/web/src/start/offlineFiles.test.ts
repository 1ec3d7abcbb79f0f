import { readPath } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { isKeptFile, withoutSite } from './keptFiles'
import { hasOwnType, isKeptHeader, isPageOfApp, readFileList, readMessage } from './offlineFiles'

const pages = [
  '/',
  '/alice.ssi',
  '/did@alice.ssi',
  '/ru/alice.ssi/didx/doc',
  '/-/explorer',
  '/-/explorer/tx/0x12',
  '/-/faucet',
  '/assets.ssi',
]
const files = ['/assets/home-a1B2_c-d.js', '/favicon.svg', '/icon-192.png', '/manifest.webmanifest']
const others = [
  '/-/rpc',
  '/-/permaweb/tx',
  '/-/api/x',
  '/-/explorers',
  '/1.0/identifiers/did:a',
  '/api/v1/search',
  '/assets/',
  '/assets/a/../b.js',
  '/sw.js',
  '/local-wallet.html',
  '/index.html',
]

test.each(pages)('%s is the page of the app', (path) => {
  expect([isPageOfApp(path), isKeptFile(path)]).toEqual([true, false])
})

test.each(files)('%s is a file that is kept', (path) => {
  expect([isPageOfApp(path), isKeptFile(path)]).toEqual([false, true])
})

test.each(others)('%s is left to the server', (path) => {
  expect([isPageOfApp(path), isKeptFile(path)]).toEqual([false, false])
})

test.each([
  '/%6cocal-wallet.html',
  '/local%2dwallet.html',
  '/loc%61l-wallet%2ehtml',
  '/%2D/rpc',
  '/%61pi/v1/search',
])('%s is what it is once it is decoded, and no page of the app', (path) => {
  const read = readPath(path)
  expect(read).toBeDefined()
  expect([isPageOfApp(read!), isKeptFile(path)]).toEqual([false, false])
})

test('a message of another shape says nothing, and a long list has an end', () => {
  for (const data of [null, 'x', ['/a'], { files: 'x' }, { language: 4, files: [1, null, {}] }])
    expect(readMessage(data)).toEqual({ language: null, files: [] })
  const message = { language: 'ru', files: ['/assets/a.js', 4] }
  expect(readMessage(message)).toEqual({ language: 'ru', files: ['/assets/a.js'] })
  expect(readMessage({ files: Array.from({ length: 9_999 }, () => '/a') }).files).toHaveLength(400)
})

test.each([
  ['/', 'text/html; charset=utf-8', true],
  ['/assets/a.js', 'text/javascript; charset=utf-8', true],
  ['/assets/a.js', 'Application/JavaScript', true],
  ['/assets/a.js', 'text/html', false],
  ['/assets/a.js', 'text/plain', false],
  ['/assets/a.js', '', false],
  ['/assets/a.css', 'text/javascript', false],
  ['/', 'text/plain', false],
  ['/assets/a.constructor', 'text/html', false],
])('%s sent as %j is what it is: %j', (path, type, is) => {
  expect(hasOwnType(path, type)).toBe(is)
})

test('the list of a build is read, and what is none is empty', () => {
  expect([...readFileList('{"/assets/a.js":"ab","x":4}')]).toEqual([['/assets/a.js', 'ab']])
  for (const text of ['', 'null', '4', '[]', '<html>']) expect(readFileList(text).size).toBe(0)
})

test('the page is the same whatever its site says of itself', () => {
  expect(withoutSite('<a><meta name="tyto-site" content="{&quot;host&quot;:4}"><title>')).toBe('<a><title>')
  expect(withoutSite('<p><meta name="tyto-sites" content="">')).toBe('<p><meta name="tyto-sites" content="">')
})

test('of headers the type stays, and what binds a page; what would lead it elsewhere does not', () => {
  for (const name of [
    'content-type',
    'Content-Security-Policy',
    'cross-origin-opener-policy',
    'referrer-policy',
  ])
    expect(isKeptHeader(name), name).toBe(true)
  for (const name of [
    'refresh',
    'link',
    'clear-site-data',
    'content-encoding',
    'content-security-policy-report-only',
  ])
    expect(isKeptHeader(name), name).toBe(false)
})
