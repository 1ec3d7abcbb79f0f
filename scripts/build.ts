/** `npm run build`: the app for a static host. `npm run build -- --help` says what can be chosen. */
import { networkIds } from '@tyto/chain'
import { buildWeb } from './buildWeb'
import { readCommandLine } from './command/commandLine'
import { isLogoService, logoServiceAdvice } from './build/logoService'
import { readSocial, socialAdvice } from './build/socialLinks'
import { writeSite } from './build/writeSite'

const help = `The app for a static host, without the local network.

  npm run build -- --host NAME [options]

  --host NAME      the site's own name in security texts, such as tyto.example
  --network NAME   the network of a first visit: mainnet or testnet (mainnet)
  --social URL     where people of this site are found elsewhere; may be given several times (the protocol's own)
  --logos URL      where logos of tokens come from, with {address} and {theme} in it (none: they are drawn)
  --help           this text

docs/deploy.md says what the host has to send with each file.
`

function stop(message: string): never {
  console.error(`${message}\n\n${help}`)
  process.exit(1)
}

const { values: options } = readCommandLine({
  help,
  options: {
    host: { type: 'string' },
    network: { type: 'string', default: 'mainnet' },
    logos: { type: 'string' },
    social: { type: 'string', multiple: true, default: [] },
  },
})
const network = networkIds.find((id) => id === options.network && id !== 'local')
if (!network) stop(`--network takes mainnet or testnet, not ${options.network}`)
if (!options.host) stop('--host is missing: the page tells people to make sure that they are at this host')
if (options.logos !== undefined && !isLogoService(options.logos)) stop(logoServiceAdvice)

const social = readSocial(options.social) ?? stop(socialAdvice)

const folder = await buildWeb('public')
const { host: canonicalHost, logos } = options
await writeSite(folder, { canonicalHost, network, social, ...(logos === undefined ? {} : { logos }) })
console.log(`The app of ${canonicalHost} is in ${folder}`)
