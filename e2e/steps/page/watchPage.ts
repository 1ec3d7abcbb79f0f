/** Looks over a page's shoulder: whatever goes wrong beside what a test looks at. */
import type { Page } from '@playwright/test'

/** The complaints that a test expects which breaks something on purpose. */
export interface Tolerance {
  /** Lines of the console that the browser writes by itself when a request fails. */
  failedRequests: boolean
  /** Hosts off this machine that the page may try to reach; none of them is ever reached. */
  readonly hosts: Set<string>
}

const ownHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1'])
const failedRequest =
  /^Failed to load resource: |has been blocked by CORS policy|^Refused to apply style from/

/** Reports uncaught errors, unhandled rejections, breaches of the security policy, console errors, and requests to other machines. */
export async function watchPage(
  page: Page,
  tolerance: Tolerance,
  report: (problem: string) => void,
): Promise<void> {
  // Chromium counts unhandled rejections among these.
  page.on('pageerror', (error) => report(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    if (tolerance.failedRequests && failedRequest.test(message.text())) return
    report(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (!protocol.startsWith('http') || ownHosts.has(hostname) || tolerance.hosts.has(hostname)) return
    report(`left the machine: ${request.url()}`)
  })
  await page.exposeFunction('reportPolicyViolation', (text: string) => report(`policy: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportPolicyViolation } = globalThis as unknown as { reportPolicyViolation(text: string): void }
      reportPolicyViolation(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
}
