/**
 * Changes in the wallet, or transactions that were not sent from elsewhere: told in words, and not as a refusal of the
 * contract.
 */
import { isRecord } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { pill, status } from '../steps/transaction/transactionSteps'
import { addFunds, openOwnWallet, signFunds } from '../steps/wallets/ownWallet'
import { changing } from '../steps/network/faultyNode'
import { expect, test } from '../steps/network/testSite'
import { findAllBarriers } from '../steps/page/barriers'

test('[BX-04] [TX-05] a gas limit that was lowered in the wallet is named, with both numbers @desktop', async ({
  page,
  devnet,
}) => {
  await openOwnWallet(page, devnet)
  const { approve, sheet } = approvalWindow(page)
  await addFunds(page, '2')
  await signFunds(page)
  await expect(sheet).toBeVisible()
  // As the windows of real wallets let a person do it.
  await page.evaluate(() => {
    const key = 'tyto.localWallet.requests'
    const text = localStorage.getItem(key) ?? ''
    localStorage.setItem(key, text.replace(/"gasLimit":"10000"/, '"gasLimit":"20"'))
  })
  await approve()
  const failed = status(page, 'Transaction failed.')
  await expect(failed).toContainText('its gas ran out', { timeout: 30_000 })
  await expect(failed).toContainText('The gas limit was lowered in the wallet: 20 in place of 10,000.')
  await expect(failed).not.toContainText(/support|refused/)
  expect(await findAllBarriers(page, 'dialog[open]')).toEqual([])
})

test('[BX-01] [TX-02] a transaction that the node holds back for an earlier one says so, in the dialog and in its pill @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const { approve, sheet } = approvalWindow(page)
  await openOwnWallet(page, devnet)
  await addFunds(page, '2')
  await signFunds(page)
  await expect(sheet).toBeVisible()
  // The wallet believes that one more was sent, as one does that has sent something which never arrived.
  site.node.behave(
    changing(({ method }, answer) => {
      const result = answer['result']
      return method === 'GetBalance' && isRecord(result)
        ? { ...answer, result: { ...result, nonce: Number(result['nonce']) + 1 } }
        : answer
    }),
  )
  await approve()
  const waiting = status(page, 'On its way')
  await expect(waiting).toBeVisible({ timeout: 30_000 })
  site.node.behave()
  await expect(waiting).toContainText(
    /The node holds it back: a transaction of this account is missing before it, number \d+\./,
    {
      timeout: 30_000,
    },
  )
  await waiting.getByRole('button', { name: 'Minimise' }).click()
  await expect(pill(page, /Waits for an earlier one/)).toBeVisible()
})
