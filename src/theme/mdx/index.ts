import type { ElementType } from 'react';
import { rspackComponents } from '../rspack/components.ts';
import { ApiMeta } from './ApiMeta/ApiMeta.tsx';
import { Badge } from './Badge/Badge.tsx';
import { Benchmark } from './Benchmark/Benchmark.tsx';
import { BenchmarkSetup } from './Benchmark/BenchmarkSetup.tsx';
import { BenchmarkTable } from './Benchmark/BenchmarkTable.tsx';
import { Card, Cards } from './Cards/Cards.tsx';
import { CodeBlock } from './CodeBlock/CodeBlock.tsx';
import { Columns } from './Columns/Columns.tsx';
import { Container } from './Container/Container.tsx';
import { Deprecation, Deprecations } from './Deprecations/Deprecations.tsx';
import { Emitted } from './Emitted/Emitted.tsx';
import { FileName, FileTree } from './FileTree/FileTree.tsx';
import { PackageManagerTabs } from './PackageManagerTabs/PackageManagerTabs.tsx';
import { PeerChart } from './Peers/PeerChart.tsx';
import { PeerSetup } from './Peers/PeerSetup.tsx';
import { PeerTable } from './Peers/PeerTable.tsx';
import { People, Person } from './People/People.tsx';
import { Picture } from './Picture/Picture.tsx';
import { SourceCode } from './SourceCode/SourceCode.tsx';
import { Steps } from './Steps/Steps.tsx';
import { Tab } from './Tabs/Tab.tsx';
import { Tabs } from './Tabs/Tabs.tsx';

/** Components that a page may use. They are rendered by the build and cost a reader nothing. */
export const mdxComponents: Readonly<Record<string, ElementType>> = {
  ApiMeta,
  Badge,
  Benchmark,
  BenchmarkSetup,
  BenchmarkTable,
  Card,
  Cards,
  CodeBlock,
  Columns,
  Container,
  Deprecation,
  Deprecations,
  Emitted,
  FileName,
  FileTree,
  PackageManagerTabs,
  PeerChart,
  PeerSetup,
  PeerTable,
  People,
  Person,
  Picture,
  SourceCode,
  Steps,
  Tab,
  Tabs,
  ...rspackComponents,
};
