import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidFacts } from '../../money.ts';
import { allocate } from './arithmetic.ts';
import { addMonths, isDate } from './calendar.ts';
import { diminishingSchedule } from './diminishing.ts';
import { ijaraRents } from './ijara.ts';
import { mudarabaInterims, mudarabaShares } from './mudaraba.ts';
import { murabahaInstalments, murabahaPrice } from './murabaha.ts';
import { musharakaDissolution, musharakaLoss, musharakaProfit } from './musharaka.ts';

const SEED = { seed: 20_261_120 };
const money = fc.bigInt({ min: 1n, max: 10n ** 15n });
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const date = fc
  .record({
    year: fc.integer({ min: 2000, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map(({ year, month, day }) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
  .filter(isDate);
const partners = fc
  .array(fc.record({ capital: money, weight: fc.bigInt({ min: 0n, max: 100n }) }), { minLength: 2, maxLength: 6 })
  .map((drawn) => {
    const ratios = allocate(10_000n, drawn.map(({ weight }) => weight + 1n));
    return drawn.map(({ capital }, place) => ({ capital, profitBps: ratios[place] ?? 0n }));
  });

describe('months', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'], ['2026-01-31', 2, '2026-03-31'], ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'], ['2028-02-29', 48, '2032-02-29'], ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'], ['2099-11-30', 3, '2100-02-28'],
  ])('%s and %d months are %s', (from, months, then) => {
    expect(addMonths(from, months)).toBe(then);
  });

  it('never leave the calendar and never pass the day they began on', () => {
    fc.assert(fc.property(date, fc.integer({ min: 0, max: 600 }), (from, months) => {
      const then = addMonths(from, months);
      expect(isDate(then)).toBe(true);
      expect(Number(then.slice(8))).toBeLessThanOrEqual(Number(from.slice(8)));
    }), SEED);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-4-1', 'soon', ''])('are not counted from %j', (from) => {
    expect(() => addMonths(from, 1)).toThrow(InvalidFacts);
  });
});

describe('murabaha', () => {
  it('adds a flat profit to the cost and pays the whole price', () => {
    const { profit, total } = murabahaPrice(10_000_000n, 750n);
    expect([profit, total]).toEqual([750_000n, 10_750_000n]);
    const lines = murabahaInstalments({ total, instalments: 12, months: 12, from: '2026-01-31' });
    expect(lines[0]).toEqual({ number: 1, dueOn: '2026-02-28', amount: 895_833n });
    expect(lines[11]).toEqual({ number: 12, dueOn: '2027-01-31', amount: 895_837n });
  });

  it('spreads fewer instalments over the months', () => {
    const lines = murabahaInstalments({ total: 100n, instalments: 4, months: 12, from: '2026-01-15' });
    expect(lines.map(({ dueOn }) => dueOn)).toEqual(['2026-04-15', '2026-07-15', '2026-10-15', '2027-01-15']);
  });

  it('takes listed days where the months do not divide', () => {
    const plan = { total: 1_000n, instalments: 2, months: 5, from: '2026-01-15' };
    expect(() => murabahaInstalments(plan)).toThrow('whole number of months');
    const dueOn = ['2026-02-01', '2026-06-15'];
    expect(murabahaInstalments({ ...plan, dueOn }).map((line) => line.dueOn)).toEqual(dueOn);
    expect(() => murabahaInstalments({ ...plan, dueOn: ['2026-06-15', '2026-02-01'] })).toThrow('in order');
    expect(() => murabahaInstalments({ ...plan, dueOn: ['2026-01-14', '2026-02-01'] })).toThrow('before the sale');
  });

  it('sums to the price for any terms, with no instalment of nothing', () => {
    const terms = fc.record({
      cost: money.map((cost) => cost + 1_000n), bps: fc.bigInt({ min: 0n, max: 20_000n }),
      instalments: fc.integer({ min: 1, max: 360 }), interval: fc.integer({ min: 1, max: 12 }), from: date,
    });
    fc.assert(fc.property(terms, ({ cost, bps, instalments, interval, from }) => {
      const { total } = murabahaPrice(cost, bps);
      const lines = murabahaInstalments({ total, instalments, months: instalments * interval, from });
      expect(sum(lines.map(({ amount }) => amount))).toBe(total);
      expect(lines.every(({ amount }) => amount > 0n)).toBe(true);
      expect(lines.every(({ dueOn }, index) => dueOn > (lines[index - 1]?.dueOn ?? from))).toBe(true);
    }), SEED);
  });
});

describe('ijara', () => {
  it('owes rent only for days of use', () => {
    const [first, second, third] = ijaraRents({
      startsOn: '2026-01-01', months: 3, rent: 310_000n, deliveredOn: '2026-01-20', outOfService: new Map([[3, 10]]),
    });
    expect(first).toEqual({
      number: 1, from: '2026-01-01', until: '2026-02-01', days: 31, usableDays: 12, amount: 120_000n,
    });
    expect(second?.amount).toBe(310_000n);
    expect(third?.amount).toBe(210_000n);
  });

  it('keeps rent that follows a benchmark between its floor and its cap', () => {
    const readingsBps = [450n, 100n, 900n];
    const rent = { base: 120_000_000n, spreadBps: 150n, floor: 500_000n, cap: 700_000n, readingsBps };
    const lines = ijaraRents({ startsOn: '2026-01-01', months: 3, rent });
    expect(lines.map(({ amount }) => amount)).toEqual([600_000n, 500_000n, 700_000n]);
    expect(() => ijaraRents({ startsOn: '2026-01-01', months: 4, rent })).toThrow('benchmark of month 4');
    expect(() => ijaraRents({ startsOn: '2026-01-01', months: 1, rent: { ...rent, cap: 1n } })).toThrow('above rentFormula.cap');
  });

  it('never owes less than nothing or more than the rent, and whole months owe the whole rent', () => {
    const terms = fc.record({
      startsOn: date, months: fc.integer({ min: 1, max: 60 }), rent: money, idle: fc.integer({ min: 0, max: 40 }),
      deliveredOn: fc.option(date, { nil: undefined }),
    });
    fc.assert(fc.property(terms, ({ startsOn, months, rent, idle, deliveredOn }) => {
      const delivery = deliveredOn === undefined ? {} : { deliveredOn };
      for (const line of ijaraRents({ startsOn, months, rent, ...delivery, outOfService: new Map([[1, idle]]) })) {
        expect(line.amount >= 0n && line.amount <= rent).toBe(true);
        if (line.usableDays === line.days) expect(line.amount).toBe(rent);
        if (line.usableDays === 0) expect(line.amount).toBe(0n);
      }
    }), SEED);
  });
});

describe('mudaraba', () => {
  const venture = { capital: 20_000_000n, expenses: 0n, providerBps: 7_000n };

  it('shares profit by ratio and puts loss on the capital', () => {
    expect(mudarabaShares({ ...venture, value: 22_000_000n })).toEqual({
      net: 2_000_000n, provider: 21_400_000n, manager: 600_000n,
    });
    expect(mudarabaShares({ ...venture, value: 18_500_000n })).toEqual({
      net: -1_500_000n, provider: 18_500_000n, manager: 0n,
    });
    expect(mudarabaShares({ ...venture, value: 0n, expenses: 1n }).provider).toBe(0n);
  });

  it('takes back what a later loss has eaten', () => {
    const [first, second] = mudarabaInterims([1_000_000n, -400_000n], 7_000n);
    expect(first).toMatchObject({ provider: 700_000n, manager: 300_000n, managerDraws: 300_000n, managerRefunds: 0n });
    expect(second).toMatchObject({ provider: 420_000n, manager: 180_000n, managerDraws: 0n, managerRefunds: 120_000n });
  });

  it('loses no unit, and never charges the manager with a loss', () => {
    const terms = fc.record({
      capital: money, value: fc.bigInt({ min: 0n, max: 10n ** 15n }), expenses: fc.bigInt({ min: 0n, max: 10n ** 6n }),
      providerBps: fc.bigInt({ min: 1n, max: 9_999n }),
    });
    fc.assert(fc.property(terms, (result) => {
      const { net, provider, manager } = mudarabaShares(result);
      expect(manager >= 0n && provider >= 0n).toBe(true);
      if (net <= 0n) expect(manager).toBe(0n);
      if (result.capital + net >= 0n) expect(provider + manager).toBe(result.capital + net);
    }), SEED);
  });

  it('leaves the manager with his share of all periods together', () => {
    const nets = fc.array(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), { minLength: 1, maxLength: 20 });
    fc.assert(fc.property(nets, fc.bigInt({ min: 1n, max: 9_999n }), (results, bps) => {
      const lines = mudarabaInterims(results, bps);
      const kept = sum(lines.map((line) => line.managerDraws - line.managerRefunds));
      expect(kept).toBe(lines.at(-1)?.manager);
      expect(lines.every((line) => line.managerDraws >= 0n && line.managerRefunds >= 0n)).toBe(true);
    }), SEED);
  });
});

describe('musharaka', () => {
  const equal = [{ capital: 1n, profitBps: 5_000n }, { capital: 3n, profitBps: 5_000n }];

  it('gives the odd unit to the largest remainder', () => {
    expect(musharakaProfit(3_333_333n, equal)).toEqual([1_666_667n, 1_666_666n]);
    expect(musharakaLoss(1_000n, equal)).toEqual([250n, 750n]);
    expect(() => musharakaProfit(1n, [{ capital: 1n, profitBps: 9_000n }])).toThrow('total 100 percent');
  });

  it('pays creditors, then capital, then profit', () => {
    const both = [{ capital: 100n, profitBps: 6_000n }, { capital: 300n, profitBps: 4_000n }];
    const whole = { creditors: 100n, capital: [100n, 300n], profit: [300n, 200n] };
    expect(musharakaDissolution(1_000n, 100n, both)).toEqual(whole);
    expect(musharakaDissolution(300n, 100n, both)).toEqual({ creditors: 100n, capital: [50n, 150n], profit: [0n, 0n] });
    expect(musharakaDissolution(50n, 100n, both)).toEqual({ creditors: 50n, capital: [0n, 0n], profit: [0n, 0n] });
  });

  it('shares out every unit, no share negative, loss in the proportion of capital', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), partners, (amount, all) => {
      const whole = sum(all.map(({ capital }) => capital));
      const profit = musharakaProfit(amount, all);
      const loss = musharakaLoss(amount, all);
      expect([sum(profit), sum(loss)]).toEqual([amount, amount]);
      expect([...profit, ...loss].every((share) => share >= 0n)).toBe(true);
      all.forEach(({ capital }, place) => {
        const exact = (amount * capital) / whole;
        expect(loss[place] === exact || loss[place] === exact + 1n).toBe(true);
      });
    }), SEED);
  });

  it('winds up to the last unit', () => {
    fc.assert(fc.property(money, money, partners, (value, debts, all) => {
      const { creditors, capital, profit } = musharakaDissolution(value, debts, all);
      expect(creditors + sum(capital) + sum(profit)).toBe(value);
    }), SEED);
  });
});

describe('diminishing musharaka', () => {
  it('charges rent on the share that is left, until none is', () => {
    const lines = diminishingSchedule({ units: 100, financierUnits: 80, unitsPerPeriod: 4, fullRents: [1_500_000n] });
    expect(lines).toHaveLength(20);
    expect(lines.slice(0, 2).map(({ rent }) => rent)).toEqual([1_200_000n, 1_140_000n]);
    const last = { number: 20, financierUnits: 4, rent: 60_000n, unitsBought: 4, financierUnitsAfter: 0 };
    expect(lines.at(-1)).toEqual(last);
    expect(sum(lines.map(({ rent }) => rent))).toBe(12_600_000n);
  });

  it('prices the units of a day at the price of that day', () => {
    const lines = diminishingSchedule({
      units: 10, financierUnits: 5, unitsPerPeriod: 3, fullRents: [1_000n], unitPrices: [100n, 120n],
    });
    expect(lines.map(({ price, unitsBought }) => [price, unitsBought])).toEqual([[300n, 3], [240n, 2]]);
  });

  it('sells every unit once and never raises the rent while the whole rent stands', () => {
    const plans = fc.integer({ min: 1, max: 1_000 }).chain((units) => fc.record({
      units: fc.constant(units), financierUnits: fc.integer({ min: 1, max: units }),
      unitsPerPeriod: fc.integer({ min: 1, max: units }), fullRents: money.map((rent) => [rent]),
    }));
    fc.assert(fc.property(plans, (plan) => {
      const lines = diminishingSchedule(plan);
      expect(lines.reduce((sold, line) => sold + line.unitsBought, 0)).toBe(plan.financierUnits);
      expect(lines.at(-1)?.financierUnitsAfter).toBe(0);
      expect(lines.every(({ rent }, index) => rent <= (lines[index - 1]?.rent ?? rent))).toBe(true);
    }), SEED);
  });
});
