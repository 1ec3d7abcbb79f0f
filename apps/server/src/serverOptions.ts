import type { NetworkId } from '@tyto/chain'
import type { Devnet } from '@tyto/devnet'
import type { LogOptions } from './accessLog'
import type { ImageService } from './imageSearch/askService'
import type { NotificationOptions } from './notifications/notificationRoutes'
import type { ResolverOptions } from './resolver/resolverRoutes'

/** The options that a server is made with. */
export interface ServerOptions {
  /** Folder of the built app. */
  readonly webRoot: string
  /** Folder of the hashed files of earlier builds: pages that are open while a new one comes still ask for them. */
  readonly earlierAssets?: string
  /** The local network that this server hosts; without one the app offers only the public networks. */
  readonly devnet?: Devnet
  /** The host that security texts mention, such as `tyto.example`: never taken from the request. */
  readonly canonicalHost: string
  /** The network of a first visit. */
  readonly network: NetworkId
  /**
   * The address to listen on. With a local network it must be a loopback address, since its keys are public. Default
   * 127.0.0.1.
   */
  readonly host?: string
  /** 0 takes any free port. */
  readonly port: number
  /** The number of the operator's proxies in front of this server; they tell the client's address. Default 0. */
  readonly proxies?: number
  readonly resolver?: ResolverOptions
  /** Who is told what happened; by default the outbox of a local network, and nobody without one. */
  readonly notifications?: NotificationOptions
  /** Where pages get logos of tokens from, with {address} and {theme} in it; without it their signs are drawn. */
  readonly logos?: string
  /** Where its people are found elsewhere, for the foot of each page: https addresses. By default the protocol's own. */
  readonly social?: readonly string[]
  /** Who searches pictures; by default the local network alone does, among its own. */
  readonly imageService?: ImageService
  /** Where it reports on itself, as lines of JSON; without it, nowhere. */
  readonly log?: LogOptions
  /** How long a request may take to arrive, in ms; then it is cut. Default 20 s. */
  readonly requestTimeout?: number
}
