/** A call that cannot be made or signed, since no node helps, says so where the person is. */
import { refusing, parrot } from '../steps/network/faultyNode'
import { expect, test } from '../steps/network/testSite'
import { fact } from '../steps/page/pageParts'
import { review, reviewsCall, simulated } from '../steps/transaction/transactionSteps'
import { addFunds, openOwnWallet, signFunds } from '../steps/wallets/ownWallet'
import { tryAgain } from '../steps/network/tryAgain'

test('[BX-04] a request that no node helps to make says why, and is made again once one answers @desktop', async ({
  page,
  site,
  devnet,
  tolerance,
}) => {
  tolerance.failedRequests = true
  await openOwnWallet(page, devnet, { created: false, loggedIn: true })
  await expect(page.getByRole('button', { name: 'Create DID', exact: true })).toBeEnabled()
  site.node.behave(parrot('broken'))
  await page.getByRole('button', { name: 'Create DID', exact: true }).click()
  const alert = review(page).getByRole('alert')
  await expect(alert).toBeVisible()
  await expect(fact(alert, 'What happened')).toHaveText('The endpoint gave an answer that cannot be read.')
  await expect(fact(alert, 'Next step')).toHaveText('Set another endpoint in the menu.')
  await expect(alert.getByRole('button', { name: 'Copy details' })).toBeVisible()
  await tryAgain(alert.getByRole('button', { name: 'Try again' }), site.node)
  await reviewsCall(page, 'DidCreate')
})

test('[BX-04] a request that cannot be signed says so, also where another page came in the meantime @desktop', async ({
  page,
  site,
  devnet,
}) => {
  await openOwnWallet(page, devnet)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await addFunds(page, '2')
  await simulated(page)
  let isPressed = (): void => undefined
  const pressed = new Promise<void>((go) => (isPressed = go))
  const refuse = refusing('down', ({ method }) => method === 'GetBalance', -20)
  site.node.behave(async (body, ask) => {
    if (body.includes('GetBalance')) await pressed
    return refuse(body, ask)
  })
  await signFunds(page)
  await expect(review(page).getByRole('button', { name: 'Add funds' })).toHaveAttribute('aria-busy', 'true')
  await page.goForward()
  await expect(page).toHaveURL('/')
  isPressed()
  await expect(review(page).getByRole('alert')).toBeVisible()
  site.node.behave()
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(review(page)).toBeHidden()
})
