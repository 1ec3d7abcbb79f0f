import { expect, type Page } from '@playwright/test'
import type { TestSite } from './testSite'

/**
 * Opens a page whose requests are counted from nothing: the page before it polls on, so it is left for one that asks nothing, and
 * answered, before the trips are forgotten.
 */
export async function visitAnew(page: Page, { node, url }: TestSite, path: string): Promise<void> {
  await page.goto(new URL('/robots.txt', url).href)
  await expect.poll(() => node.trips.filter(({ answeredAt }) => answeredAt === Infinity)).toHaveLength(0)
  node.forgetTrips()
  await page.goto(path)
}
