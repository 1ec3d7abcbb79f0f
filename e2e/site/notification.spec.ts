/** Whoever runs a site is told of a travel rule to its main issuer; on the local network the message stands in an outbox. */
import type { Page } from '@playwright/test'
import { findBarriers, overflowOf } from '../steps/page/barriers'
import { card } from '../steps/page/pageParts'
import { fillTravelRule, newIssuer, newSoul, openAs, turned } from '../steps/own/soulboundSteps'
import { expect, test } from '../steps/network/testSite'
import { confirmed, review, signAndConfirm, simulated } from '../steps/transaction/transactionSteps'
import { approvalWindow } from '../steps/transaction/approvalWindow'

/** The main issuer of the seeded world. */
const mainIssuer = 'kyc.ssi'

async function fillFor(page: Page, issuer: string): Promise<void> {
  const form = await turned(page, 'TRAVEL RULE')
  await fillTravelRule(form, issuer)
  await form.getByRole('button', { name: 'SEND TRAVEL RULE' }).click()
}

const outbox = (page: Page) => card(page, 'Messages to the operator')

test('[NT-01] a confirmed travel rule to the main issuer is a message of the outbox; one to another issuer is none @desktop', async ({
  page,
  site,
}) => {
  const [holder, other] = [await newSoul(site, 'tells'), await newIssuer(site)]
  const told = page.waitForRequest(
    (sent) => sent.method() === 'POST' && sent.url().endsWith('/-/notifications'),
    { timeout: 60_000 },
  )
  await openAs(page, holder, '/sbt/public')
  await fillFor(page, mainIssuer)
  await signAndConfirm(page, 'SEND TRAVEL RULE')
  const request = await told
  expect(request.headers()['content-type']).toBe('text/plain')
  const [, id] = /^travel-rule local ([0-9a-f]{64})$/.exec(request.postData() ?? '') ?? []
  expect(id).toBeDefined()

  await page.reload()
  await fillFor(page, `${other.domain}.ssi`)
  await signAndConfirm(page, 'SEND TRAVEL RULE')

  // Any program may say anything, of a true transaction too: the chain has the last word.
  for (const body of [`mint local ${id}`, `motion local ${id}`, `travel-rule local ${'ab'.repeat(32)}`])
    await fetch(`${site.url}/-/notifications`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body,
    })
  await page.goto('/-/explorer')
  const text = `Tyto, local: a travel rule for ${mainIssuer} was confirmed in transaction 0x${id}.`
  await expect(outbox(page).getByText(text)).toBeVisible()
  await expect(outbox(page)).not.toContainText(other.domain)
  const minted = `minted in transaction 0x${id}`
  for (const forged of [minted, `a motion was raised in transaction 0x${id}`, 'abab'])
    await expect(outbox(page)).not.toContainText(forged)
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})

test('[NT-01] a server that takes no message fails no travel rule, and nobody is told of an error @desktop', async ({
  page,
  site,
  tolerance,
}) => {
  const holder = await newSoul(site, 'quiet')
  tolerance.failedRequests = true
  const attempts: string[] = []
  await page.route('**/-/notifications', async (route) => {
    attempts.push(route.request().method())
    await route.abort()
  })
  await openAs(page, holder, '/sbt/public')
  await fillFor(page, mainIssuer)
  const said = await simulated(page)
  await review(page).getByRole('button', { name: 'SEND TRAVEL RULE', exact: true }).click()
  await approvalWindow(page).approve()
  await confirmed(page, said)
  await expect.poll(() => attempts).toEqual(['POST'])
  await expect(card(page, `Tokens of ${holder.name}`)).toContainText('Sent')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
