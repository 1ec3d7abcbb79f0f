/** The whole product as `npm start` runs it, killed without a word while a transaction is under way. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../packages/devnet/src/testing/freePorts'
import { approvalWindow, setLocalWallet } from '../steps/transaction/approvalWindow'
import { expect, test } from '../steps/network/testSite'
import { nameCard } from '../steps/page/pageParts'
import { accountButton, connect, drawer, openDrawer, section } from '../steps/wallets/sessionSteps'
import { review } from '../steps/transaction/transactionSteps'

// The product begins three times: alone that takes 23 s, on a machine with other work ten times as long.
test.setTimeout(300_000)

/** Starts the product, and answers once it says where it is. A block comes when `blockTime` ms are over. */
function startProduct(port: number, folder: string, blockTime: number): Promise<ChildProcess> {
  const options = ['--port', String(port), '--data', folder, '--block-time', String(blockTime)]
  // Not through a shell or npm: the signal must hit the server itself.
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', ...options], {
    stdio: 'pipe',
  })
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (text: Buffer): void => {
      said += text.toString()
      if (said.includes('Tyto is at')) resolve(child)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(`The product ended: ${said}`)))
  })
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

test(
  '[TX-07] [BX-01] [SS-08] killed with SIGKILL, everything is found again: session, wallet, and what was under way',
  { tag: '@desktop' },
  async ({ page, tolerance }) => {
    tolerance.failedRequests = true
    const folder = await mkdtemp(join(tmpdir(), 'tyto-'))
    const port = await freePort()
    let product = await startProduct(port, folder, 600_000)
    try {
      const { approve } = approvalWindow(page)
      // The account of plain.ssi, which has no wallet: one whose name has a wallet is logged in to that.
      await setLocalWallet(page, { account: 4 })
      await page.goto(`http://localhost:${port}/`)
      await connect(page)
      await openDrawer(page)
      await drawer(page).getByText('New SSI', { exact: true }).click()
      await drawer(page).getByRole('button', { name: 'Create DID wallet' }).click()
      await review(page).getByRole('button', { name: 'Create DID wallet' }).click()
      await approve()
      const sent = page.getByRole('dialog', { name: 'On its way' })
      await expect(sent).toBeVisible()

      // Taken by the node, in no block yet.
      await kill(product)
      await expect(sent).toBeVisible()
      product = await startProduct(port, folder, 300)
      await page.reload()
      await expect(accountButton(page)).toBeVisible()
      await openDrawer(page)
      await expect(section(page, 'Recent transactions')).toContainText(/Create DID wallet.*Confirmed/s, {
        timeout: 60_000,
      })

      await expect(section(page, 'Logged in').getByRole('link').first()).toBeVisible()

      // Killed once more: what stands in a block stays there.
      await kill(product)
      product = await startProduct(port, folder, 300)
      await page.reload()
      await openDrawer(page)
      await section(page, 'Logged in').getByRole('link').first().click()
      await expect(nameCard(page)).toContainText('You control this')
      await expect(nameCard(page)).toContainText('Deployed')
    } finally {
      await kill(product)
      await rm(folder, { recursive: true, force: true })
    }
  },
)
