/** Soulbound tokens: somebody tells an issuer who they are, the issuer alone reads it and signs, and the token is minted. */
import type { Page } from '@playwright/test'
import { formatPublicEncryption } from '@tyto/identity'
import { approvalWindow } from './approvalWindow'
import { findAllBarriers, overflowOf } from './barriers'
import { card } from './pageParts'
import {
  ana,
  browserOf,
  fillTravelRule,
  group,
  keptOf,
  modulusOf,
  newIssuer,
  newSoul,
  openAs,
  turned,
} from './soulboundSteps'
import { expect, test } from './testSite'
import { review, sentences, signAndConfirm, status } from './transactionSteps'

const main = (page: Page) => page.getByRole('main')

test('[SB-02] [SB-03] [SB-04] an issuer publishes a key, is told who somebody is, reads, signs, and the token is minted and shown', async ({
  page,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  test.setTimeout(180_000)
  const parts = { browser, baseURL: baseURL ?? '', pageProblems }
  const [issuer, holder] = [await newSoul(site, 'bank'), await newSoul(site, 'ana')]

  // The issuer publishes the key of its storage wallet.
  const desk = await browserOf(parts, issuer, '/sbt/wallet')
  const key = await turned(desk, 'UPDATE PUBLIC ENCRYPTION')
  await expect(key).toContainText(`${issuer.name} publishes no key: nobody can send it a travel rule.`)
  await key.getByRole('button', { name: 'TAKE THE KEY OF MY STORAGE WALLET' }).click()
  await approvalWindow(desk).approve()
  await key.getByRole('button', { name: 'UPDATE PUBLIC ENCRYPTION', exact: true }).click()
  await expect(sentences(review(desk))).toContainText(
    `${issuer.name} publishes a new key: from then on others encrypt for it.`,
  )
  await signAndConfirm(desk, 'UPDATE PUBLIC ENCRYPTION')
  await expect(key).toContainText('This key is published already: others can write to you.')
  expect((await keptOf(site, issuer, issuer)).publicEncryption).toBe(formatPublicEncryption(modulusOf()))

  // The holder tells it who they are.
  await openAs(page, holder, '/sbt/public')
  const form = await turned(page, 'TRAVEL RULE')
  await fillTravelRule(form, `${issuer.domain}.ssi`)
  await expect(form).toContainText('Who will be able to read this')
  await expect(form).toContainText(`Only ${issuer.name}, with the storage wallet of its key.`)
  await form.getByRole('button', { name: 'SEND TRAVEL RULE' }).click()
  await expect(sentences(review(page))).toContainText(
    `A message of ${holder.name} for ${issuer.domain}.ssi is put on the chain and stays there.`,
  )
  await signAndConfirm(page, 'SEND TRAVEL RULE', `${issuer.name} can read it now, and nobody else.`)
  await expect(card(page, `Tokens of ${holder.name}`)).toContainText('Sent')

  // The issuer reads, checks and signs.
  await desk.reload()
  const waiting = group(desk, holder.name)
  await expect(waiting).toContainText('Waits for you')
  await waiting.getByRole('button', { name: `READ ${holder.name}` }).click()
  const opened = desk.getByRole('region', { name: `Travel rule of ${holder.name}` })
  for (const text of [ana.telegramUser, ana.fullName, 'Portugal (PT)', ana.idNumber])
    await expect(opened).toContainText(text)
  const sign = waiting.getByRole('button', { name: 'SIGN', exact: true })
  await expect(sign).toBeDisabled()
  await waiting.getByRole('checkbox').check()
  await sign.click()
  await expect(waiting).toContainText(`Signature for ${holder.name}`)
  const download = desk.waitForEvent('download')
  await waiting.getByRole('button', { name: 'Save as a file' }).click()
  const path = await (await download).path()
  await waiting.getByRole('button', { name: 'Copy the link' }).click()

  // The holder opens the file and mints.
  const mint = await turned(page, 'MINT SBT')
  await mint.locator('input[type=file]').setInputFiles(path)
  await expect(mint).toContainText(`${issuer.name} has signed your travel rule.`)
  await mint.getByRole('button', { name: 'MINT SBT', exact: true }).click()
  await expect(sentences(review(page))).toContainText(
    `${holder.name} keeps the signature of ${issuer.domain}.ssi as a soulbound token; it cannot be passed on.`,
  )
  await signAndConfirm(
    page,
    'MINT SBT',
    `The token of ${issuer.domain}.ssi is yours. It stays with this wallet: nobody can take it or pass it on.`,
  )
  const tokens = card(page, `Tokens of ${holder.name}`)
  await expect(tokens).toContainText('Minted')
  await expect(tokens).toContainText(`${issuer.domain}.ssi says: it has checked who controls ${holder.name}.`)
  const kept = await keptOf(site, holder, issuer)
  await tokens.getByText('What stands on the chain').click()
  await expect(tokens).toContainText(kept.token ?? 'none')
  expect(await findAllBarriers(page, 'main')).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await desk.reload()
  await expect(group(desk, holder.name)).toContainText('Minted')
  await desk.context().close()
})
