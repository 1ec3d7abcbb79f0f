import type { Devnet, DevnetOptions } from './devnet'

export declare function createDevnet(options: DevnetOptions): Promise<Devnet>
