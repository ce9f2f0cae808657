/** Words of everyday English and Chinese that readers and pages use for each other; a line for each meaning. */
const lines = `
config, configuration, configure, settings, 配置, 设置
option, setting, parameter, 选项, 配置项, 参数
bundle, build, compile, 打包, 构建, 编译
folder, directory, 目录, 文件夹
disable, turn off, switch off, 关闭, 禁用, 停用, 关掉
enable, turn on, 开启, 启用, 打开
remove, delete, strip, drop, clean, empty, clear, 删除, 移除, 去除, 去掉, 剔除, 消除, 清空, 清理, 清除
exclude, leave out, ignore, skip, 排除, 忽略, 跳过
minify, minification, minifier, minimize, minimise, uglify, compress, 压缩, 混淆
show, display, print, 显示, 展示, 打印
error, exception, failure, 报错, 错误, 出错, 异常
fix, solve, 修复, 解决, 处理
warning, 警告, 告警
size, large, big, huge, 体积, 大小
slow, takes long, takes too long, takes forever, slower, 慢, 卡, 缓慢
fast, faster, quick, quicker, speed, speed up, accelerate, 快, 加快, 加速, 提速, 速度
import, load, include, 导入, 引入, 加载
output, emit, write, 输出, 产物
write, create, custom, own, 编写, 自定义, 手写, 开发, 创建, 新建, 写
development, dev, 开发环境, 开发模式, 开发
production, prod, release, 生产环境, 生产模式, 线上, 生产
browser, browsers, 浏览器
server, backend, 服务器, 服务端, 后端
library, package, 库, 包, 第三方库
dependencies, packages, 依赖, 依赖包
environment variable, env, 环境变量
variable, constant, 变量, 常量
component, 组件
image, picture, 图片
font, 字体
style, stylesheet, 样式, css
route, routing, router, 路由
page, 页面
website, site, 网站
version, release, 版本
upgrade, update, migrate, switch, move, 升级, 更新, 迁移, 切换
change, modify, edit, customize, 修改, 更改, 改动, 变更, 变化, 改
replace, replacement, alternative, instead, substitute, 替换, 代替, 替代
support, supported, compatible, compatibility, parity, 支持, 兼容, 兼容性, 对齐
difference, compare, comparison, vs, versus, 区别, 差异, 对比, 比较, 不同
split, 拆分, 分割, 拆
share, shared, common, 共享, 共用, 公共, 复用
several, multiple, multi, many, 多个, 多份, 多种, 多
name, naming, 名称, 命名, 名字, 起名, 取名
copy, 复制, 拷贝
debug, debugging, 调试
log, logging, logs, 日志
run, execute, start, launch, 运行, 执行, 启动
watch, 监听, 监视
reload, refresh, 刷新
proxy, forward, 代理, 转发
offline, pwa, progressive web app, workbox, service worker, 离线
polyfill, polyfills, core-js
old browsers, older browsers, legacy browsers, ie11, ie, internet explorer, 旧浏览器, 低版本浏览器
on demand, lazy, 按需, 懒
absolute, 绝对
relative, 相对
subpath, subdirectory, subfolder, sub path, base path, 子路径, 子目录, 二级目录
undefined, not defined, 未定义, 拿不到, 取不到
not found, cannot find, can't find, can't resolve, cannot resolve, 找不到, 未找到, 无法解析
no effect, not working, does not work, doesn't work, broken, 不生效, 无效, 没效果, 没反应, 失效, 不起作用
infinite loop, endless, loop, forever, 死循环, 无限循环, 循环, 一直
stuck, hang, hangs, freeze, 卡住, 卡死
crash, abort, 崩溃, 中断
white screen, blank page, blank, 白屏, 空白
structure, anatomy, skeleton, 结构
stage, phase, lifecycle, 阶段, 过程, 流程, 生命周期
callback, hook, 回调, 钩子
transform, convert, transpile, 转换, 转译, 转成, 转
find, look up, lookup, locate, 查找, 找到, 寻找, 找
duplicate, duplicated, twice, repeated, 重复
separate, extract, 单独, 分开, 独立, 抽离, 提取, 抽取
prevent, avoid, stop, forbid, 避免, 防止, 阻止, 禁止
delay, wait, debounce, aggregateTimeout, 延迟, 延时, 等待, 防抖, 节流
poll, polling, 轮询
terminal, console, command line, shell, 终端, 控制台, 命令行
progress, percent, percentage, 进度, 进度条
reduce, shrink, smaller, decrease, 减小, 减少, 缩小, 降低
generate, produce, 生成
order, sequence, priority, 顺序, 次序, 优先级
banner, header comment, license comment, 头部, 头部注释
comment, comments, 注释
symlink, symlinks, symbolic link, npm link, linked package, 软链接, 软链, 符号链接
extension, suffix, file ending, 后缀, 扩展名, 后缀名
prefix, 前缀
memory, heap, ram, 内存
subresource integrity, sri, integrity, 子资源完整性, 完整性校验
nonce, csp, content security policy, 内容安全策略
https, ssl, tls, certificate, 证书
local network, lan, other devices, phone, 局域网, 手机, 其他设备
host, ip, 0.0.0.0, 主机, 主机名
type checking, type check, typecheck, type errors, type error, 类型检查, 类型错误
modern syntax, arrow functions, optional chaining, async functions, es6, es2015, esnext, 箭头函数, 可选链, 新语法, 高级语法
unused, dead code, useless, never used, 无用, 没用, 没用到, 没有用到, 未使用, 用不到
expose, 暴露
mock, fake, 模拟
restart, 重启
from scratch, minimal, simplest, basic, 从零, 从零开始, 最简单, 最小
dynamic, dynamically, on the fly, 动态
third party, third-party, vendor, vendors, 第三方
background, thread, threads, multithreading, 后台, 线程, 多线程
parallel, concurrent, parallelism, 并行, 并发
detect, notice, recognize, 检测, 识别, 感知, 发现
docker, container, virtual machine, wsl, wsl2, 容器, 虚拟机
read, get, access, obtain, retrieve, 读取, 获取, 拿到, 得到, 取到
specify, set, assign, 指定, 设定, 设置
pass, 传递, 传入, 传参
list, 列表, 清单
gzip, gz, brotli
random, hash, hashes, 哈希
inline, embed, 内联, 嵌入, 内嵌
test, testing, 测试
example, sample, demo, 示例, 例子, 样例
deploy, deployment, publish, 部署, 发布, 上线
remote, 远程
plan, planned, milestone, roadmap, upcoming, 计划, 规划, 路线图, 里程碑
module not found, missing module, 模块找不到, 找不到模块
local, locally, 本地
`;

export const everydaySynonyms: string[][] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(', '));
