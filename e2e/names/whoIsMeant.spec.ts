/** Whoever is named is looked at in the same way by every form: twins, strangers, closed identities, what takes nothing. */
import type { Locator, Page } from '@playwright/test'
import { testAccount } from '@tyto/devnet'
import { toBech32 } from '@tyto/primitives'
import { setLocalWallet } from '../steps/transaction/approvalWindow'
import { findBarriers } from '../steps/page/barriers'
import { saveStep } from '../steps/page/pageParts'
import {
  amountField,
  newPayer,
  openSend,
  recipientField,
  tokenOf,
  transferButton,
  type Payer,
} from '../steps/money/paymentSteps'
import { arriveAs, connect } from '../steps/wallets/sessionSteps'
import { turn } from '../steps/ownership/settingsSteps'
import { expect, test } from '../steps/network/testSite'
import { review, sentences } from '../steps/transaction/transactionSteps'

const firstTime = /^First time: I asked them for their owl and the last six characters\./
const locked =
  'The identity behind it is locked: until its guardians open it, it pays nothing of what arrives there.'
const ended = 'The identity behind it was ended for good: nobody may be there to receive anything.'
const twin = 'This name looks like bruno.ssi, which you know, and is another one.'

/** Keeps the knowledge of somebody who met bruno.ssi before. */
async function knowBruno(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('tyto.names', '["bruno.ssi"]'))
}

async function open(page: Page, { index, wallet, domain }: Payer, path: string): Promise<void> {
  await knowBruno(page)
  await arriveAs(page, {
    account: index,
    login: { network: 'local', address: wallet, name: `${domain}.ssi` },
  })
  await page.goto(`/${domain}.ssi/didx/wallet${path}`)
}

/** Types somebody and reads what is said. */
async function names(form: Locator, label: string, typed: string, said: string): Promise<void> {
  await form.getByLabel(label, { exact: true }).fill(typed)
  await expect(form.getByText(said, { exact: true }), typed).toBeVisible()
}

test('[BX-07] [AL-01] a spender: twin, locked, ended, own wallet, contract, and a tick for whoever is new', async ({
  page,
  site,
}) => {
  const person = await newPayer(site)
  await open(page, person, '/balances/allowances')
  const face = page.getByRole('region', { name: 'INCREASE', exact: true })
  await face.getByRole('button', { name: /^INCREASE/ }).click()
  const field = face.getByLabel('Spender address')
  await names(face, 'Spender address', 'brun\u043E.ssi', twin)
  await names(face, 'Spender address', 'heron.ssi', locked)
  await expect(face.getByRole('checkbox', { name: firstTime })).not.toBeChecked()
  await field.press('Enter')
  await expect(face.getByRole('alert').first()).toHaveText(
    'This address was never used here: ask them for their owl and the last six characters, and tick the box.',
  )
  await names(face, 'Spender address', 'dodo.ssi', ended)
  expect(await findBarriers(page)).toEqual([])
  await names(
    face,
    'Spender address',
    toBech32(await tokenOf(site, 'xsgd')),
    'This is a contract: its code decides what it does with this right.',
  )
  await names(face, 'Spender address', toBech32(person.account.address), 'This is your own account.')
  await expect(face.getByRole('checkbox')).toHaveCount(0)
})

test('[BX-07] [SR-04] an account that connects after its address was refused: the sentence goes, and the step waits for a press', async ({
  page,
}) => {
  await setLocalWallet(page, { account: 0 })
  await page.goto('/alice.ssi/didx/recovery/sign')
  const form = page.getByRole('main')
  const step = 'New controller address'
  const field = form.getByLabel(step, { exact: true })
  await field.fill(toBech32(testAccount(0).address))
  await saveStep(form, step)
  await expect(form.getByRole('alert')).toHaveText(
    'This address was never used here: ask them for their owl and the last six characters, and tick the box.',
  )
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  await connect(page)
  await expect(form.getByText('Used before')).toBeVisible()
  await expect(form.getByRole('checkbox', { name: firstTime })).toHaveCount(0)
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(field).not.toHaveAttribute('aria-invalid')
  await field.focus()
  await field.blur()
  await expect(form.getByRole('button', { name: `CONTINUE ${step}`, exact: true })).toBeVisible()
  await saveStep(form, step)
  await expect(form.getByRole('button', { name: `SAVED ${step}`, exact: true })).toBeVisible()
})

test('[BX-07] [ST-01] a new controller: the twin and the first time are told, and the tick is asked for a name too', async ({
  page,
  site,
}) => {
  const person = await newPayer(site)
  await open(page, person, '')
  const card = await turn(page, 'CONTROLLER')
  await names(card, 'New DID controller address', 'brun\u043E.ssi', twin)
  await card.getByLabel('New DID controller address').fill('carol.ssi')
  await expect(card.getByRole('checkbox', { name: firstTime })).not.toBeChecked()
  await saveStep(card, 'New DID controller address')
  await expect(card.getByRole('alert')).toHaveText(
    'This address was never used here: ask them for their owl and the last six characters, and tick the box.',
  )
})

test('[BX-07] [BX-27] a payment: closed identities want a tick, a contract that takes nothing is closed, and the review says it once more', async ({
  page,
  site,
}) => {
  const person = await newPayer(site)
  await knowBruno(page)
  await openSend(page, person)
  const form = page.getByRole('main')
  const type = async (typed: string, said: string): Promise<void> => {
    await recipientField(page).fill(typed)
    await expect(form.getByText(said, { exact: true }).first(), typed).toBeVisible()
  }
  await type('brun\u043E.ssi', twin)
  await type('dodo.ssi', ended)
  await type('heron.ssi', locked)
  await amountField(page, 'ZIL').fill('1')
  await expect(transferButton(page)).toBeDisabled()
  await form.getByRole('checkbox', { name: firstTime }).check()
  await transferButton(page).click()
  await expect(sentences(review(page))).toBeVisible()
  await expect(review(page).getByText(locked, { exact: false })).toBeVisible()
  await page.keyboard.press('Escape')
  await recipientField(page).fill(toBech32(await tokenOf(site, 'xsgd')))
  const takesNothing = 'This contract takes no plain payment: ZIL that is sent there does not arrive.'
  await expect(form.getByText(takesNothing, { exact: true }).first()).toBeVisible()
  await expect(transferButton(page)).toBeDisabled()
})
