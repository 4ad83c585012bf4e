import { describe, expect, it } from '@jest/globals';
import { isUnscreenable } from './unscreenable.ts';

describe('a name in Han characters', () => {
  it.each([
    '王小明', '李娜', '张伟', '張偉', '陈大文', '陳大文', '歐陽小明', '诸葛亮', '林志玲', '林美', '高圆圆', '田雨', '石磊', '安然', '王小明 Wang Xiaoming',
    '司马光', '刘洋', '黄晓明', '吴亦凡', '欧阳明',
  ])('that is a Chinese person’s is read: %s', (name) => { expect(isUnscreenable(name)).toBe(false); });

  it.each([
    '山田太郎', '田中誠', '田中角栄', '高橋洋', '佐藤健', '鈴木一郎', '渡辺謙', '林真之介', '林太郎', '小泉純一郎', '松本智津夫', '麻原彰晃', '山田さくら',
    'さくら山田', '重信房子', '金正日', '金正恩', '朴槿惠', '김정은 金正恩', '中国石油天然气集团公司', '三菱重工業株式会社', '王', '宮崎駿', '安倍晋三', '佐々木希',
    '毛利元就', '浜田', '李小龙武术馆',
  ])('that may be read otherwise is not: %s', (name) => { expect(isUnscreenable(name)).toBe(true); });

  it.each(['Mariam Saleh', 'قاسم التستاني', 'Иван Петров', 'タナカ', '김정은', 'Wang Xiaoming'])(
    'changes nothing about other scripts: %s', (name) => { expect(isUnscreenable(name)).toBe(false); });
  it.each(['…', '\ue000\ue001', '123 \ufffd'])('changes nothing about what no script explains: %j', (name) => {
    expect(isUnscreenable(name)).toBe(true);
  });
});
