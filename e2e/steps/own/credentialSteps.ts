/** An issuer and a holder of credentials, and the place where an issuer publishes what was taken back. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Devnet } from '@tyto/devnet'
import { card, saveWho } from '../page/pageParts'
import { newPerson, type Person } from '../ownership/recoverySetup'
import { arriveAs } from '../wallets/sessionSteps'

/** A place where an issuer publishes a list: pages of other sites may read it. */
export interface ListPlace {
  readonly url: string
  /** Puts a text there; null takes it away. */
  readonly publish: (text: string | null) => void
  /** From now on its answers never end. */
  readonly flood: () => void
  /** How many answers were asked for. */
  readonly asked: () => number
  /** How many bytes the endless answers that somebody broke off had sent. */
  readonly brokenOff: () => readonly number[]
  readonly close: () => Promise<void>
}

export async function openListPlace(): Promise<ListPlace> {
  let published: string | null = null
  let isEndless = false
  let asked = 0
  const brokenOff: number[] = []
  const server = createServer((_, response) => {
    asked += 1
    response.writeHead(published === null && !isEndless ? 404 : 200, { 'access-control-allow-origin': '*' })
    if (isEndless) sendForEver(response, (sent) => void brokenOff.push(sent))
    else response.end(published ?? '')
  })
  await new Promise<void>((ready) => void server.listen(0, 'localhost', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/status-list.txt`,
    publish: (text) => {
      published = text
    },
    flood: () => {
      isEndless = true
    },
    asked: () => asked,
    brokenOff: () => brokenOff,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Sends as fast as it is read, until somebody breaks it off: `onEnd` hears how many bytes went. */
function sendForEver(response: ServerResponse, onEnd: (sent: number) => void): void {
  const part = Buffer.alloc(65_536, 'x')
  let sent = 0
  const send = (): void => {
    let hasRoom = true
    while (hasRoom) {
      sent += part.length
      hasRoom = response.write(part)
    }
  }
  response.on('drain', send).on('close', () => onEnd(sent))
  send()
}

interface Terms {
  readonly holder: string
  readonly title: string
  readonly facts: Readonly<Record<string, string>>
  /** Where it can be taken back; left out where it cannot. */
  readonly list?: string
}

/** Somebody who issues, and somebody whom it is about. */
export async function twoPeople(devnet: Devnet) {
  const [guild, ana] = [await newPerson(devnet, 'guild'), await newPerson(devnet, 'ana')]
  return { guild, ana, issuer: `${guild.domain}.ssi`, holder: `${ana.domain}.ssi` }
}

/** The issuer opens the form of a credential. */
export async function openIssueForm(page: Page, { domain, index }: Person): Promise<void> {
  await arriveAs(page, { account: index, storage: true })
  await page.goto(`/${domain}.ssi/didx/credentials/issue`)
}

/** The issuer opens the notes of what was issued, once the page is loaded anew. */
export async function openNotes(page: Page): Promise<Locator> {
  await page.reload()
  const issued = card(page, 'Issued from this browser')
  await issued.getByRole('button', { name: 'Open the notes' }).click()
  return issued
}

/** Fills in the issuer's form up to the words that are signed. */
export async function writeCredential(page: Page, { holder, title, facts, list }: Terms): Promise<Locator> {
  const form = card(page, 'New credential')
  await form.getByLabel('Who it is about').fill(holder)
  await saveWho(form, 'Who it is about')
  await form.getByLabel('What it is', { exact: true }).fill(title)
  for (const [at, [label, value]] of Object.entries(facts).entries()) {
    if (at > 0) await form.getByRole('button', { name: 'Add a fact' }).click()
    const fact = form.getByRole('group', { name: `Fact ${at + 1}`, exact: true })
    await fact.getByLabel('Fact', { exact: true }).fill(value === '' ? '' : label)
    await fact.getByLabel('What it says').fill(value)
  }
  if (list !== undefined) {
    await form.getByRole('checkbox', { name: 'I may want to take it back' }).check()
    await form.getByLabel('Where the list will stand').fill(list)
  }
  await form.getByRole('button', { name: 'Read it before signing' }).click()
  return form.getByRole('region', { name: 'What you sign' })
}

/** Issues a credential, and answers the link in the file that the issuer saves for the holder. */
export async function issueCredential(page: Page, terms: Terms): Promise<string> {
  const words = await writeCredential(page, terms)
  for (const value of Object.values(terms.facts)) await expect(words).toContainText(value)
  await page.getByRole('button', { name: 'Sign it' }).click()
  const given = page.getByRole('group', { name: `Credential for ${terms.holder}` })
  return (await savedFile(page, given.getByRole('button', { name: 'Save as a file' }))).trim()
}

/** The text of a file that a button saves. */
export async function savedFile(page: Page, button: Locator): Promise<string> {
  const download = page.waitForEvent('download')
  await button.click()
  const parts = await (await (await download).createReadStream()).toArray()
  return Buffer.concat(parts as Buffer[]).toString()
}

/** Opens a credential that came, and keeps it: before it is encrypted a reload would find nothing. */
export async function keepCredential(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open and check' }).click()
  await page.getByRole('button', { name: 'Keep it', exact: true }).click()
  await expect(page.getByRole('main').getByText('Kept, encrypted')).toBeVisible()
}
