/** The first hour: from home to a named, keyed, guarded identity, pressing no more than a person would accept. */
import { goThroughFirstHour } from '../steps/own/firstHourSteps'
import { expect, test } from '../steps/network/testSite'

const mostPresses = 14

test('[UI-04] [BX-11] from home to a named, keyed, guarded identity in at most 14 presses', async ({
  page,
  devnet,
  site,
}, { project, annotations }) => {
  const { presses, approvals } = await goThroughFirstHour(page, devnet, site)
  const told = `${presses.length} presses and ${approvals} approvals in the wallet (${project.name})`
  annotations.push({ type: 'presses', description: told })
  console.log(`From home to a named, keyed, guarded identity: ${told}\n  ${presses.join('\n  ')}`)
  expect(presses.length).toBeLessThanOrEqual(mostPresses)
})
