import type { Cluster, Roles } from './cluster.ts';

/** Something that happens to the machines, and how they are brought back. */
export interface Fault {
  name: string;
  /** Whether another node has to become the primary. */
  isFailover: boolean;
  begin: (roles: Roles, cluster: Cluster) => Promise<void> | void;
  /** What an operator does once payments are made again, if anything is left to do. */
  mend?: (roles: Roles) => void;
}

/** The three ways in which the primary changes, one after the other. */
export const FAILOVERS: readonly Fault[] = [
  {
    name: 'primary and its Patroni killed', isFailover: true,
    begin: ({ primary }) => primary.kill(), mend: ({ primary }) => { primary.start(); },
  },
  {
    name: 'primary hangs', isFailover: true,
    begin: ({ primary }) => { primary.freeze(); }, mend: ({ primary }) => { primary.thaw(); },
  },
  {
    name: 'planned switchover', isFailover: true,
    begin: ({ primary, standby }) => primary.handOverTo(standby),
  },
];

/** What else happens between failovers, with the same primary before and after. */
export const DISTURBANCES: readonly Fault[] = [
  {
    name: 'connections cut at the proxy', isFailover: false,
    begin: ({ primary }, cluster) => cluster.cutConnectionsTo(primary),
  },
  {
    name: 'standby killed', isFailover: false,
    begin: ({ standby }) => standby.kill(), mend: ({ standby }) => { standby.start(); },
  },
  {
    name: 'standby hangs', isFailover: false,
    begin: ({ standby }) => { standby.freeze(); }, mend: ({ standby }) => { standby.thaw(); },
  },
];

/** So many failovers in turn, and after every third of them something else. */
export const sequenceOf = (failovers: number): Fault[] => Array.from({ length: failovers }, (_, n) => [
  FAILOVERS[n % FAILOVERS.length] as Fault,
  ...((n + 1) % 3 === 0 ? [DISTURBANCES[Math.floor(n / 3) % DISTURBANCES.length] as Fault] : []),
]).flat();
