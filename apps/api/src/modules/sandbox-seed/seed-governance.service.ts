import { Injectable } from '@nestjs/common';
import { SeedPassports } from './seed-passports.service.ts';
import { SeedPurification } from './seed-purification.service.ts';
import { SeedRegister } from './seed-register.service.ts';
import { SeedZakat } from './seed-zakat.service.ts';
import { SeedZakatRegisters } from './seed-zakat-registers.service.ts';

/** What looks after the Shariah: the register, purification, the registers of zakat and zakat itself, passports. */
@Injectable()
export class SeedGovernance {
  constructor(
    readonly register: SeedRegister, readonly purification: SeedPurification, readonly registers: SeedZakatRegisters,
    readonly zakat: SeedZakat, readonly passports: SeedPassports,
  ) {}
}
