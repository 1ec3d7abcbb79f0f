/** Whoever issues credentials: for whom nothing is sealed, and what changes while they sign. */
import { testAccount, type Devnet } from '@tyto/devnet'
import { didWallet } from '@tyto/contracts'
import { addKey, documentMessage } from '@tyto/identity'
import { bytesToHex, signSchnorr } from '@tyto/primitives'
import { card } from '../steps/page/pageParts'
import { expect, test } from '../steps/network/testSite'
import { issueCredential, writeCredential } from '../steps/own/credentialSteps'
import { newPerson, type Person } from '../steps/ownership/recoverySetup'
import { callAs } from '../steps/wallets/walletSetup'
import { arriveAs } from '../steps/wallets/sessionSteps'

const facts = { Town: 'Greenwich upon Nowhere' }

/** Somebody's document gets another agreement key, as when they lost their storage wallet. */
async function renewAgreementKey(devnet: Devnet, { domain, wallet, account }: Person): Promise<void> {
  const { publicKey } = testAccount(`${domain} / another agreement`)
  const document = [addKey('agreement', bytesToHex(publicKey), 'none')]
  // DidCreate has used the first nonce.
  const message = documentMessage('DidUpdate', document, {
    chainId: devnet.network.chainId,
    wallet,
    nonce: 1n,
  })
  const signature = bytesToHex(signSchnorr(message, testAccount(`${domain} / update`).privateKey))
  await callAs(devnet, account, didWallet(wallet).DidUpdate({ document, signature, tyron: null }))
}

test('[BX-34] nothing is sealed for a document that is locked, ended or recovered, nor for a key that it had before', async ({
  page,
  devnet,
}) => {
  const [guild, ana] = [await newPerson(devnet, 'guild'), await newPerson(devnet, 'ana')]
  const [issuer, holder] = [`${guild.domain}.ssi`, `${ana.domain}.ssi`]
  await arriveAs(page, { account: guild.index, storage: true })
  await page.goto(`/${issuer}/didx/credentials/issue`)
  const form = card(page, 'New credential')
  for (const closed of ['heron', 'dodo', 'phoenix']) {
    await form.getByLabel('Who it is about').fill(closed)
    await form.getByRole('button', { name: 'CONTINUE Who it is about' }).click()
    await expect(form).toContainText(`The document of ${closed}.ssi is locked, has ended, or was recovered`)
    await expect(form.getByLabel('What it is', { exact: true })).toHaveCount(0)
  }

  await writeCredential(page, { holder, title: 'Ferry licence', facts })
  await renewAgreementKey(devnet, ana)
  await page.getByRole('button', { name: 'Sign it' }).click()
  await expect(form).toContainText('has changed since you named them. Nothing was signed.')
  await expect(page.getByRole('group', { name: `Credential for ${holder}` })).toHaveCount(0)
  await expect(card(page, 'Issued from this browser')).toContainText('is noted here')
  // Named once more, it is sealed for the key of today.
  await form.getByLabel('Who it is about').fill('')
  await issueCredential(page, { holder, title: 'Ferry licence', facts })
  await expect(page.getByRole('group', { name: `Credential for ${holder}` })).toBeVisible()
})
