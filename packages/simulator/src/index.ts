export { SimulationError, type SimulationCode } from './SimulationError'
export { Simulator, type SimulatorOptions } from './simulate'
export type {
  BalanceChange,
  CreatedContract,
  SimulatedException,
  SimulatedRefusal,
  SimulatedStep,
  SimulatedSuccess,
  SimulatedToken,
  SimulatedValue,
  Simulation,
  SimulationRequest,
  StateChange,
} from './simulation'
