import { answerTime } from '@tyto/sign-in'
import encodeQR from 'qr'
import type { Visitor } from './createDoor'

/** The pages of the example site, as small as they can be. */

const style = `body{font:1rem/1.5 system-ui;max-width:34rem;margin:3rem auto;padding:0 1rem}
label,input,button{display:block;font:inherit}input{padding:.5rem;width:100%;box-sizing:border-box;margin:.25rem 0 1rem}
button{padding:.6rem 1rem;margin:.5rem 0}svg{width:100%;max-width:22rem;background:#fff}dd{margin:0 0 1rem;overflow-wrap:anywhere}`

function page(body: string, script?: string): string {
  const end = script === undefined ? '' : `<script src="${script}" defer></script>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Atelier</title><style>${style}</style><main><h1>Atelier</h1>${body}</main>${end}</html>`
}

/** Home: who is signed in, or the form that asks for a name. */
export function askPage(person: Visitor | null): string {
  if (person === null) {
    return page(`<p>You are not signed in.</p><form method="post" action="/ask">
<label for="name">Your name</label><input id="name" name="name" placeholder="alice.ssi" required autocapitalize="none" spellcheck="false">
<label for="credential">Ask for a credential too: its type, or nothing</label><input id="credential" name="credential" placeholder="MemberOfTheGuild" pattern="[A-Za-z0-9]*" autocapitalize="none" spellcheck="false">
<label for="facts">The facts of it that are needed, with commas between</label><input id="facts" name="facts" placeholder="Town, Member since" maxlength="240" spellcheck="false">
<button name="with" value="browser">Sign in with this browser</button>
<button name="with" value="phone">Sign in with a phone</button></form>`)
  }
  return page(`<p>You are signed in.</p><dl><dt>Name</dt><dd id="who">${escaped(person.name ?? '')}</dd>
<dt>DID</dt><dd>${escaped(person.did)}</dd><dt>Address</dt><dd>${escaped(person.address)}</dd></dl>${shownPart(person)}
<form method="post" action="/out"><button>Sign out</button></form>`)
}

/** The credential that somebody showed: who says what. */
function shownPart({ shown }: Visitor): string {
  if (shown === null) return ''
  const facts = Object.entries(shown.claims).map(
    ([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(String(value))}</dd>`,
  )
  return `<h2>${escaped(shown.title ?? 'A credential')}</h2><dl id="shown">${facts.join('')}<dt>Said by</dt><dd>${escaped(shown.issuer)}</dd></dl>`
}

/** The link as a code for a phone. The page goes on by itself once the phone has answered. */
export function codePage(link: string): string {
  return page(
    `<p>Scan this with the phone that holds your name, and answer there.</p>${encodeQR(link, 'svg', { ecc: 'low' })}
<p><a id="link" href="${escaped(link)}">The same as a link</a></p><p role="status" id="state">Waiting for the phone.</p><p><a href="/">Back to the start</a></p>`,
    '/waiting.js',
  )
}

export const landingPage = page(
  '<p role="status" id="state">One moment.</p><p><a href="/">Back to the start</a></p>',
  '/landing.js',
)

/** Takes the answer out of the address, so that it stands in no history, and brings it to the server. */
export const landingScript = `const answer = location.hash.slice(1)
history.replaceState(null, '', location.pathname)
const say = (text) => { document.getElementById('state').textContent = text }
fetch('/answer', { method: 'POST', body: answer, signal: AbortSignal.timeout(20_000) }).then(
  ({ ok }) => (ok ? location.replace('/') : say('That did not work. Ask once more.')),
  () => say('The site did not reply. Ask once more.'),
)`

/** Looks whether a phone has answered, as long as one may. */
export const waitingScript = `const say = (text) => { document.getElementById('state').textContent = text }
const end = Date.now() + ${answerTime}
const look = async () => {
  const { status } = await fetch('/me', { signal: AbortSignal.timeout(20_000) })
  if (status === 204) return location.replace('/')
  if (status !== 202) return say('That did not work. Ask once more.')
  if (Date.now() > end) return say('Nobody answered in time. Ask once more.')
  setTimeout(lookOn, 500)
}
const lookOn = () => look().catch(() => say('The site did not reply. Ask once more.'))
lookOn()`

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
