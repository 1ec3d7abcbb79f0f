/** The guardian ceremony as its two sides go through it. */
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { testAccount } from '@tyto/devnet'
import {
  checksumPhrase,
  decodeRecoveryRequest,
  drillMessage,
  encodeRecoveryAnswer,
  formatName,
  olderRecoveryMessage,
  recoveryMessage,
  recoveryRequestDigest,
  type RecoveryRequest,
} from '@tyto/identity'
import { bytesToHex, signSchnorr } from '@tyto/primitives'
import { decodeQR } from 'qr/decode.js'
import { approvalWindow } from '../transaction/approvalWindow'
import { card, saveWho } from '../page/pageParts'
import type { Person } from './recoverySetup'
import { watchPage } from '../page/watchPage'

export function execute(page: Page): Locator {
  return card(page, 'EXECUTE RECOVERY')
}

/** Another person's browser: what is kept in one is not known in the other. */
export async function anotherBrowser(browser: Browser, baseURL: string, problems: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const report = (problem: string): void => void problems.push(problem)
  await watchPage(page, { failedRequests: false, hosts: new Set() }, report)
  return page
}

/** Fills in the new controller and makes the request; answers its link, read from the QR code as a phone would. */
export async function makeRequest(page: Page, to: string): Promise<string> {
  const form = execute(page)
  await form.getByLabel('New controller address').fill(to)
  await saveWho(form, 'New controller address')
  return makeOwnRequest(page, to)
}

/** Makes the request for the connected account, which stands there already: one press. */
export async function makeOwnRequest(page: Page, to: string): Promise<string> {
  const form = execute(page)
  await expect(form.getByLabel('New controller address')).toHaveValue(to)
  await form.getByRole('button', { name: 'MAKE THE REQUEST' }).click()
  return scanLink(page)
}

/** Begins a drill, by the one button of guardian health. */
export async function makeDrill(page: Page): Promise<string> {
  await card(page, 'Guardian health').getByRole('button', { name: 'MAKE THE DRILL' }).click()
  const link = await scanLink(page)
  await expect(page.getByRole('img', { name: /^QR code: / })).toBeInViewport()
  return link
}

/** Opens the fold with the signatures that came as text. */
export async function openByHand(page: Page): Promise<void> {
  await execute(page).getByText('Signatures that came as text').click()
}

/** The six words that a page shows for a request. */
export async function phraseOf(page: Page): Promise<readonly string[]> {
  const words = page.getByRole('list', { name: 'Words of this request' }).getByRole('listitem')
  await expect(words).toHaveCount(6)
  return words.allInnerTexts()
}

/** Opens a link as one that was just received, also where the page shows it already. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.reload()
}

/** On the page of a request: a guardian says who they are and connects the wallet that keeps their key. */
export async function connectStorage(page: Page, guardian: Person): Promise<void> {
  await page.getByLabel('Your own name, a guardian').fill(guardian.domain)
  await page.getByRole('button', { name: /^(CONTINUE|SAVED) Your own name/ }).click()
  await page.getByRole('main').getByRole('button', { name: 'Connect ArConnect' }).click()
  await approvalWindow(page).approve()
  // Not before the words were compared.
  await expect(page.getByRole('button', { name: 'MAKE SIGNATURE' })).toBeDisabled()
}

/** The guardian's side: from the link to the answer's link. */
export async function answerRequest(page: Page, link: string, guardian: Person): Promise<string> {
  await openLink(page, link)
  await page.getByLabel('Your own name, a guardian').fill(guardian.domain)
  await page.getByRole('button', { name: /^(CONTINUE|SAVED) Your own name/ }).click()
  await hearWord(page, phraseIn(link))
  await page.getByRole('button', { name: 'MAKE SIGNATURE' }).click()
  return scanLink(page)
}

/** The words that the one who asks reads to a guardian. */
export function phraseIn(link: string): readonly string[] {
  return checksumPhrase(recoveryRequestDigest(requestIn(link)), wordlist)
}

/** The field for the word that a guardian's page leaves out, and the place of that word, counted from 1. */
export async function wordField(page: Page): Promise<{ readonly field: Locator; readonly place: number }> {
  const label = page.getByText(/^Word \d, as you hear it$/)
  const place = Number((await label.innerText()).replaceAll(/\D/g, ''))
  return { field: page.getByLabel(`Word ${place}, as you hear it`), place }
}

/** Types the word that a guardian's page leaves out, as it is read to them. */
export async function hearWord(page: Page, words: readonly string[]): Promise<void> {
  const { field, place } = await wordField(page)
  await field.fill(words[place - 1] ?? '')
  await expect(page.getByText('The same word.')).toBeVisible()
}

/**
 * The link of an answer, made from Node with a guardian's key, or with another one's; `isOlder`: over the message of wallets
 * below version 7.
 */
export function answerFromNode(
  link: string,
  guardian: Pick<Person, 'domain'>,
  {
    key = guardian,
    isOlder = false,
  }: { readonly key?: Pick<Person, 'domain'>; readonly isOlder?: boolean } = {},
): string {
  const { origin } = new URL(link)
  const request = requestIn(link)
  const message = request.isDrill
    ? drillMessage(recoveryRequestDigest(request))
    : isOlder
      ? olderRecoveryMessage(request.newController)
      : recoveryMessage(request.newController, request)
  const { privateKey } = testAccount(`${key.domain} / socialrecovery`)
  const signature = bytesToHex(signSchnorr(message, privateKey))
  const answer = { request: recoveryRequestDigest(request), guardian: guardian.domain, signature }
  return `${origin}/${formatName(request.name)}/didx/recovery#answer=${encodeRecoveryAnswer(answer)}`
}

/** Reads the request in a link. */
export function requestIn(link: string): RecoveryRequest {
  const request = decodeRecoveryRequest(link.split('#request=')[1] ?? '')
  if (!request.ok) throw new Error(request.code)
  return request.value
}

/** Pastes what came from guardians, however many links. */
export async function pasteAnswers(page: Page, pasted: string): Promise<void> {
  await execute(page).getByLabel('Answers of guardians').fill(pasted)
  await execute(page).getByRole('button', { name: 'Add the answers' }).click()
}

export function tally(page: Page, signed: number): Promise<void> {
  return expect(execute(page).getByRole('meter')).toHaveAttribute(
    'aria-valuetext',
    `${signed} of 3 signatures needed`,
  )
}

/** Reads the QR code of the page. */
export async function scanLink(page: Page): Promise<string> {
  const code = page.getByRole('img', { name: /^QR code: / })
  await expect(code).toBeVisible()
  const path = (await code.locator('path').getAttribute('d')) ?? ''
  const size = Number((await code.getAttribute('viewBox'))?.split(' ')[2])
  return readDrawing(path, size)
}

/** Draws the modules of a path as a camera would see them, and decodes them. */
export function readDrawing(path: string, size: number): string {
  const scale = 4
  const width = size * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const start = (row * width + Number(x) * scale) * 4
      for (let index = start; index < start + Number(length) * scale * 4; index += 4)
        data.fill(0, index, index + 3)
    }
  }
  return decodeQR({ width, height: width, data })
}
